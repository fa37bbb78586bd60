/** Functions that run inside the page, to find elements, read them and drop files on them. None calls another. */

/** What has the focus: its tag and its name. */
export function focused() {
  const it = document.activeElement
  const name = it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
  return `${it.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
}

/** The first button in sight whose words or label are these. */
export function buttonSaying(words, inside) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim()
  return [...document.querySelectorAll(`${inside} button`)].find(
    (it) => it.checkVisibility() && (plain(it.textContent) === words || it.getAttribute('aria-label') === words),
  )
}

/** The first field in sight with this label. */
export function fieldNamed(label, inside) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim()
  const nameOf = (it) => plain((it.querySelector('span') ?? it).textContent)
  return [...document.querySelectorAll(`${inside} :is(input, select, textarea)`)].find(
    (it) => it.checkVisibility() && [...(it.labels ?? [])].some((its) => nameOf(its) === label),
  )
}

export function putCaretBehind(editor, before) {
  const at = editor.value.indexOf(before)
  if (at < 0) throw new Error(`nothing reads ${before}`)
  editor.setSelectionRange(at + before.length, at + before.length)
}

export function selectIn(editor, text) {
  const at = editor.value.indexOf(text)
  if (at < 0) throw new Error(`nothing reads ${text}`)
  editor.focus()
  editor.setSelectionRange(at, at + text.length)
}

/** Drops a file of so many bytes, on the view "Files" or elsewhere: a line again and again, and spaces behind it. */
export function dropFile(name, line, size, on = '#files .drop') {
  const rest = ' '.repeat(size % line.length)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([line.repeat(size / line.length), rest], name))
  const place = document.querySelector(on)
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Functions that run inside the page, to find elements, read them and drop files on them. None calls another. */

/** Returns the tag and the name of the focused element. */
export function focused() {
  const it = document.activeElement
  const name = it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
  return `${it.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
}

/** Returns the first visible button with this text or label. */
export function buttonSaying(words, inside) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim()
  return [...document.querySelectorAll(`${inside} button`)].find(
    (it) => it.checkVisibility() && (plain(it.textContent) === words || it.getAttribute('aria-label') === words),
  )
}

/** Returns the first visible field with this label. */
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

/** Drops files with these texts on a place. Returns whether the page keeps the browser from opening them. */
export function dropTexts(texts, on) {
  const dataTransfer = new DataTransfer()
  for (const [at, text] of texts.entries()) dataTransfer.items.add(new File([text], `dropped-${at}.json`))
  const drag = (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
  const place = document.querySelector(on)
  return ['dragover', 'drop'].every((name) => !place.dispatchEvent(drag(name)))
}

/** Drops a file of this many bytes on the view "Files" or elsewhere: a repeated line, filled up with spaces. */
export function dropFile(name, line, size, on = '#files .drop') {
  const rest = ' '.repeat(size % line.length)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([line.repeat(size / line.length), rest], name))
  const place = document.querySelector(on)
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** What a person's eyes do: these run inside the page, each for itself. */

/** What has the focus, in an editor's shadow root too: its tag and its name. */
export function focused() {
  const outer = document.activeElement
  const it = outer.shadowRoot?.activeElement ?? outer
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

/** Of the first line that reads so. */
export function putCaretBehind(editor, before) {
  const line = [...editor.querySelectorAll('.cm-line')].find((it) => it.textContent.includes(before))
  if (!line) throw new Error(`nothing reads ${before}`)
  let left = line.textContent.indexOf(before) + before.length
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (left <= node.length) {
      editor.getRootNode().getSelection?.()?.collapse(node, left)
      getSelection().collapse(node, left)
      return
    }
    left -= node.length
  }
}

/** Drops a file of so many bytes on the view "Files": a line again and again, and spaces behind it. */
export function dropFile(name, line, size) {
  const rest = ' '.repeat(size % line.length)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([line.repeat(size / line.length), rest], name))
  const place = document.querySelector('#files .drop')
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

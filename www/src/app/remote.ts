/** `?url=…` offers a document of this origin, or of one that allows it: it is asked for only if a person wants that. */
import { replaceDocument } from './document.js'
import { closeNotice, notice } from './notice.js'

export function offerRemote(): void {
  const asked = new URLSearchParams(location.search).get('url')
  if (asked === null) return
  const url = URL.canParse(asked, location.href) ? new URL(asked, location.href) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    notice('The address behind `?url=` is not one.')
    return
  }
  notice(`Open the document at \`${url.href}\`? Its server sees that you ask for it.`, {
    act: { words: 'Open it', press: () => void take(url) },
  })
}

async function take(url: URL): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (response.ok) {
      replaceDocument(await response.text())
      closeNotice()
    } else notice(`The server answers ${response.status}.`)
  } catch {
    notice('The document could not be loaded. Its server must allow this page to read it (CORS).')
  }
}

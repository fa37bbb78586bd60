/**
 * Fetches the validation cases in a browser, in the form that run-cases.mjs takes.
 */
export async function readCases() {
  const files = await (await fetch('/case-files.json')).json()
  for (const [name, text] of Object.entries(files.samples)) files.samples[name] = decode(text)
  return files
}

const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

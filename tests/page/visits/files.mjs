/** Visits of the view "Files". */
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../scripts/lib/server.mjs'
import { DOWNLOADS, PATIENCE } from '../lib/person.mjs'
import { runShown, shownCode } from '../lib/shown_code.mjs'

const ORDER = '{"id":"A-%","status":"COMPLETED","items":[{"redemption_url":"https://x.example/%"}]}\n'
const NEWER = '{"id":"A-%","status":"COMPLETED","items":[{"payout":{"url":"https://x.example/%","state":%}}]}\n'

const lines = (line, count) => Array.from({ length: count }, (_, at) => line.replaceAll('%', at + 1)).join('')

export const archiving = {
  async 'a file is converted and saved as the code shown converts it, and its bad line is listed'(person) {
    await person.open('files')
    const text = `${lines(ORDER, 3)}no order\n${lines(ORDER, 2)}`
    await drop(person, 'orders.ndjson', text)
    await person.hears(/^orders\.ndjson is ready/)
    assert.equal(await taskOf(person), 'Convert 2023-07-27 to 2024-02-05')
    await person.press('Start')
    await person.hears(/^6 documents: 5 converted, 1 rejected\. 5 documents changed/)
    assert.match((await person.read('.problems')).join(), /Line 4 syntax/)
    const saved = await savedFrom(person, 'Save as 2024-02-05', 'orders.2024-02-05.ndjson')
    const rejects = await savedFrom(person, 'Save the rejects', 'orders.rejects.ndjson')
    assert.match(rejects, /"line":4/)
    const made = await madeByCode(person, text)
    assert.deepEqual([saved, rejects], [made.destination, made.rejects])
  },

  async 'the direction is proposed from the first lines, losses are counted, and converting back proposes itself'(
    person,
  ) {
    await person.open('files')
    const text = lines(NEWER, 4)
    await drop(person, 'new.ndjson', text)
    await person.hears(/ready/)
    assert.equal(await taskOf(person), 'Convert 2024-02-05 to 2023-07-27')
    await person.press('Start')
    await person.hears(/^4 documents: all converted\. 4 documents changed 4 lost/)
    assert.match((await person.read('.problems')).join(), /items\[\*\]\.payout\.state 4 times/)
    const kept = await savedFrom(person, 'Save the complements', 'new.complements-2024-02-05.ndjson')
    assert.match(kept, /"complement"/)
    const made = await madeByCode(person, text)
    assert.equal(made.complements, kept)
    await person.press('Convert it back')
    await person.hears(/^new\.2023-07-27\.ndjson is ready/)
    assert.equal(await taskOf(person), 'Convert 2023-07-27 to 2024-02-05')
    assert.match((await person.read('.complements-name')).join(), /^new\.complements/)
    await person.press('Start')
    await person.hears(/^4 documents: all converted\. 4 documents changed \d/)
    assert.equal((await madeByCode(person, made.destination, kept)).destination, text)
    await person.press('Result')
    assert.equal(await savedFrom(person, 'Save as 2024-02-05', 'new.2023-07-27.2024-02-05.ndjson'), text)
  },

  async 'a running job takes no other file, and stops within half a second; its end is told in any language'(person) {
    await person.open('files')
    await person.page.evaluate(dropLarge, ORDER.replaceAll('%', '1'), 60_000_000)
    await person.hears(/ready/)
    const taken = await person.page.evaluate(startAndCancel)
    assert.ok(taken < 1000, `${taken} ms`)
    await person.hears(/^Cancelled/)
    await person.hears(/Another file is being processed/, '#notice')
    await person.speak('de')
    await person.hears(/^Abgebrochen/)
    await drop(person, 'other.ndjson', ORDER)
    await person.press('Starten')
    await person.hears(/^1 Dokument/)
  },

  async 'a result that is being saved is whole while a file of the same name is converted again'(person) {
    await person.open('files')
    await drop(person, 'a.ndjson', lines(ORDER, 2000))
    await person.hears(/ready/)
    await person.press('Start')
    await person.hears(/^2,000 documents/)
    await drop(person, 'a.ndjson', lines(ORDER, 1))
    await person.hears(/ready/)
    await person.press('Start')
    await person.hears(/^1 document/)
    const sizes = await person.page.evaluate(async () => {
      const sizes = []
      const walk = async (directory) => {
        for await (const [name, entry] of directory.entries()) {
          if (entry.kind === 'directory') await walk(entry)
          else if (name === 'output') sizes.push((await entry.getFile()).size)
        }
      }
      await walk(await navigator.storage.getDirectory())
      return sizes
    })
    assert.equal(sizes.length, 2)
    assert.ok(Math.max(...sizes) > 2000 * ORDER.length, sizes.join())
  },

  async 'of several files none is taken, and one that does not fit its format is refused with a reason'(person) {
    await person.open('files')
    await person.drop('.drop', { 'a.ndjson': ORDER, 'b.ndjson': ORDER })
    await person.hears(/None of the 2 files/, '#notice')
    await drop(person, 'a.ndjson', ORDER)
    await person.hears(/ready/)
    await person.choose('Format', 'JSON')
    await person.press('Start')
    await person.hears(/^Stopped: line 1: The file must begin with an array/)
    assert.ok(await person.drop('.bar', { 'a.json': ORDER }))
    await person.hears(/^Stopped/)
  },

  async 'where the worker or the private files are missing, the page says so, and the next file is converted'(
    person,
    { folder },
  ) {
    const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
    await cp(folder, copy, { recursive: true })
    const assets = join(copy, 'assets')
    const name = (await readdir(assets)).find((name) => name.startsWith('worker-'))
    const worker = await readFile(join(assets, name), 'utf8')
    const server = await serve({ '/': copy })
    try {
      person.url = server.url
      await rm(join(assets, name))
      await person.open('files')
      await drop(person, 'a.ndjson', ORDER)
      await person.hears(/ready/)
      await person.press('Start')
      await person.hears(/^Stopped: The part of this page that works on files could not run/)
      await writeFile(
        join(assets, name),
        `navigator.storage.getDirectory = () => Promise.reject(new Error());${worker}`,
      )
      await person.press('Start')
      await person.hears(/^Stopped: This browser does not let the page store files/)
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
    // The browser logs there what it did not find.
    person.words = []
  },
}

/** Those in which browsers have no part of their own. */
export const answeringFiles = {
  async 'an array is recognised, validated, and its problems are counted and saved'(person) {
    await person.open('files')
    const list = '[{"status":"X"},\n{"status":"FAILED","id":"1","message":"m"}]'
    await drop(person, 'list.json', list)
    await person.hears(/ready/)
    await person.choose('Task', 'Validate as 2024-02-05')
    await person.choose('Shape', 'order')
    assert.deepEqual(await person.read('[aria-label="Complements"]'), [])
    await person.press('Start')
    await person.hears(/^2 documents: 1 not valid/)
    assert.match((await person.read('.problems')).join(), /enum once/)
    const problems = await savedFrom(person, 'Save the problems', 'list.problems-2024-02-05.ndjson')
    assert.match(problems, /"enum"/)
    assert.equal((await madeByCode(person, list)).destination, problems)
    await person.choose('Format', 'NDJSON')
    await person.press('Start')
    await person.hears(/not valid|Stopped/)
  },

  async 'complements of another file are refused with a reason, and none are used once they are removed'(person) {
    await person.open('files')
    await drop(person, 'old.ndjson', lines(ORDER, 2))
    await person.hears(/ready/)
    await person.drop('[aria-label="Complements"]', { 'c.ndjson': '{"line":9,"complement":{}}\n' })
    await person.hears(/c\.ndjson/, '.complements-name')
    await person.press('Start')
    await person.hears(/^Stopped: complements.*Choose the complements/)
    await person.press('Remove the complements')
    await person.press('Start')
    await person.hears(/^2 documents: all converted/)
  },
}

const drop = (person, name, text) => person.drop('.drop', { [name]: text })

const taskOf = async (person) => person.page.$$eval('.settings select', (all) => all[1].selectedOptions[0].textContent)

/** Runs the code that is shown on a file's text, and the complements saved with it. Returns what it has written. */
async function madeByCode(person, text, complements = '') {
  const written = { destination: '', rejects: '', complements: '' }
  const decoder = new TextDecoder()
  const to = (name) =>
    new WritableStream({
      write(bytes) {
        written[name] += decoder.decode(bytes)
      },
    })
  await runShown(await shownCode(person), 'stream', {
    file: new Blob([text]),
    saved: new Blob([complements]),
    ...Object.fromEntries(Object.keys(written).map((name) => [name, to(name)])),
  })
  return written
}

/** Presses a link that saves a file. Returns the text of the file. */
async function savedFrom(person, words, name) {
  const path = join(DOWNLOADS, name)
  await mkdir(DOWNLOADS, { recursive: true })
  await rm(path, { force: true })
  await person.press(words)
  const end = Date.now() + PATIENCE
  for (;;) {
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text !== '') return text
    if (Date.now() > end) throw new Error(`${name} was not saved`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs in the page: drops a file of about so many bytes, made of one line. */
function dropLarge(line, size) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([line.repeat(size / line.length)], 'large.ndjson'))
  document
    .querySelector('.drop')
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Runs in the page: starts a job, drops another file while it runs, and cancels. Returns how long that took. */
async function startAndCancel() {
  const next = () => new Promise((resolve) => setTimeout(resolve, 2))
  const press = () => document.querySelector('.buttons button').click()
  press()
  while (document.querySelector('progress') === null) await next()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['{}'], 'other.ndjson'))
  document
    .querySelector('.drop')
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  const start = performance.now()
  press()
  while (document.querySelector('progress')) await next()
  return performance.now() - start
}

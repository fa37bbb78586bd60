/** Visits of the view "Files". */
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertStream, validateStream } from 'order-contract/stream'
import { at } from '../../../scripts/lib/paths.mjs'
import { serve } from '../../../scripts/lib/server.mjs'
import { violations } from '../lib/axe.mjs'
import { DOWNLOADS } from '../lib/browsers.mjs'
import { dropFile, dropTexts } from '../lib/in_page.mjs'
import { PATIENCE } from '../lib/person.mjs'

/** The folder of the files that a person chooses. */
const CHOSEN = at('tests', '.tmp', 'chosen')
const VERDICT = '#files .verdict'
const RANGE = { from: '2023-07-27', to: '2024-02-05' }
const LARGE = 50 * 1024 * 1024
const ORDER = '{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/1"}]}'
const SMALL = `${ORDER}\r\n\n{"items": [\n${ORDER}`
/** Orders that lose members in the older version. */
const LOSING = ['NEW', 'SENT']
  .map((status) => `{"items": [{"payout":{"status":"${status}","url":"https://example.com/1"}}]}\r\n`)
  .join('\n')
/** Their complements come in several chunks. */
const TIMES = 3000
const HELD = '#files .complements .file-name'

export const archiving = {
  async 'what works on files is loaded with the first file, and not before'(person) {
    const loaded = []
    person.page.on('request', (request) => loaded.push(request.url()))
    const workers = () => loaded.filter((url) => /worker-[^/]*\.js$/.test(url)).length
    await person.open('convert')
    await person.turnTo('files')
    assert.equal(workers(), 0)
    assert.ok(loaded.some((url) => /files-[^/]*\.js$/.test(url)))
    await choose(person, 'small.ndjson', SMALL)
    await person.page.waitForFunction(isReady)
  },

  async 'a file of 50 MB is dropped, and its conversion cancelled'(person) {
    await person.open('files')
    await person.page.evaluate(dropFile, 'large.ndjson', `${ORDER}\n`, LARGE)
    await person.hears('#files .file-name', /^large\.ndjson, 50\.0 MB$/)
    await person.page.waitForFunction(isReady)
    const progress = await person.page.evaluate(cancelOnceItMoves)
    assert.match(progress, /^[\d.]+ [kM]B of 50\.0 MB, [\d.]+ [kM]B per second, [\d,]+ documents, 0 rejected$/)
    await person.hears(VERDICT, /^Cancelled\. Nothing is kept\.$/)
    assert.equal(await person.page.$('#files a[download]'), null)
    assert.deepEqual(await person.page.evaluate(privateFiles), [])
    assert.equal(await person.whereOneIs(), 'BUTTON Start')
    await startWhenReady(person)
    await person.hears(VERDICT, /: all converted\.$/)
  },

  async 'a file with a line that is no document is converted, and saved as the package converts it'(person) {
    await person.open('files')
    await choose(person, 'small.ndjson', SMALL)
    await startWhenReady(person)
    await person.hears(VERDICT, /^3 documents: 2 converted, 1 rejected\.$/)
    assert.match((await person.read('#files .cards')).join(), /Line 3.*syntax/)
    assert.deepEqual(await violations(person.page), [])
    const { output, rejects } = await converted(SMALL)
    assert.equal(await saved(person, 'small.2024-02-05.ndjson'), output)
    assert.equal(await saved(person, 'small.rejects.ndjson'), rejects)
  },

  async 'what a conversion loses is counted by cause'(person) {
    await person.open('files')
    const order = '{"items":[{"payout":{"url":"https://example.com/1","status":"NEW"}}]}'
    const text = `[${order},\n${order}]`
    await choose(person, 'array.json', text)
    await person.page.waitForFunction(isReady)
    assert.deepEqual(await format(person), 'json')
    await person.choose('Task', 'Convert 2024-02-05 to 2023-07-27')
    await startWhenReady(person)
    await person.hears(VERDICT, /^2 documents: all converted\.$/)
    const said = (await person.read('#files section')).join()
    assert.match(said, /Lost in 2023-07-27.*\/items\/\*\/payout\/status.*2 times/)
    const [, complements] = await written(
      (streams) => ({ from: RANGE.to, to: RANGE.from, format: 'json', ...streams }),
      text,
    )
    assert.equal(await saved(person, 'array.complements.ndjson'), complements)
  },

  async 'a file is converted there and, with the complements, back to the same bytes'(person) {
    await person.open('files')
    const text = LOSING.repeat(TIMES)
    const complements = await convertThere(person, text)
    assert.ok(complements.length > 3 * 65_536)
    await choose(person, 'there.ndjson', await saved(person, 'orders.2023-07-27.ndjson'))
    await chooseComplements(person, 'orders.complements.ndjson', complements)
    assert.match(await person.page.$eval('#files .code-panel pre', (it) => it.textContent), /complement: saved\.stream/)
    assert.deepEqual(await violations(person.page), [])
    await person.choose('Task', 'Convert 2023-07-27 to 2024-02-05')
    await startWhenReady(person)
    await person.hears(VERDICT, /^6,000 documents: all converted\.$/)
    assert.ok((await saved(person, 'there.2024-02-05.ndjson')) === text, 'the bytes differ')
  },

  async 'the complements stay in another language and for a second job, and none are used once they are removed'(
    person,
  ) {
    await person.open('files')
    const complements = await convertThere(person, LOSING)
    const there = await saved(person, 'orders.2023-07-27.ndjson')
    await chooseComplements(person, 'orders.complements.ndjson', complements)
    await choose(person, 'there.ndjson', there)
    await person.choose('Task', 'Convert 2023-07-27 to 2024-02-05')
    await person.speak('de')
    assert.match((await person.read(HELD)).join(), /^orders\.complements\.ndjson, \d+ Byte$/)
    for (const _ of ['first', 'second']) {
      await startWhenReady(person, 'Starten')
      await person.hears(VERDICT, /^2 Dokumente: alle konvertiert\.$/)
      assert.equal(await saved(person, 'there.2024-02-05.ndjson'), LOSING)
    }
    await person.press('Komplemente entfernen')
    assert.equal(await person.whereOneIs(), 'BUTTON Komplemente wählen')
    await startWhenReady(person, 'Starten')
    await person.hears(VERDICT, /^2 Dokumente: alle konvertiert\.$/)
    const plain = convertStream('order', RANGE)
    const expected = await new Response(new Blob([there]).stream().pipeThrough(plain)).text()
    assert.notEqual(expected, LOSING)
    assert.equal(await saved(person, 'there.2024-02-05.ndjson'), expected)
  },

  async 'complements are asked for where a file is converted, by button or drop, and not where it is validated'(
    person,
  ) {
    const { page } = person
    await person.open('files')
    assert.match((await person.read(HELD)).join(), /^To convert back to the same bytes/)
    await page.focus('#files select')
    await person.tabTo(/Choose the complements/)
    assert.match(
      await page.evaluate(
        () => document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent,
      ),
      /^To convert back/,
    )
    await page.evaluate(dropFile, 'dropped.ndjson', '{}\n', 3, '#files .complements')
    await person.hears(HELD, /^dropped\.ndjson, 3 bytes$/)
    await person.hears('#spoken', /^The complements are in dropped\.ndjson\.$/)
    assert.equal((await person.read('#files .file-name'))[0].startsWith('Drop an NDJSON'), true)
    await person.choose('Task', 'Validate as 2024-02-05')
    assert.deepEqual(await person.read(HELD), [])
    await choose(person, 'small.ndjson', ORDER)
    await startWhenReady(person)
    await person.hears(VERDICT, /^1 document: /)
    await person.choose('Task', 'Convert 2023-07-27')
    assert.match((await person.read(HELD)).join(), /^dropped\.ndjson/)
  },

  async 'complements that are not those of the file are refused with a reason and what to do'(person) {
    await person.open('files')
    await choose(person, 'small.ndjson', ORDER)
    await chooseComplements(person, 'orders.ndjson', ORDER)
    await startWhenReady(person)
    await person.hears(
      VERDICT,
      /^Stopped: complements, line 1: Each line must be an object with line and complement\. Choose the complements that were saved with this file, or remove them\.$/,
    )
    assert.deepEqual(await person.page.evaluate(privateFiles), [])
    await person.speak('de')
    assert.match(
      (await person.read(VERDICT)).join(),
      /^Angehalten: Komplemente, Zeile 1: Jede Zeile muss ein Objekt mit line und complement sein\. Wählen Sie die Komple/,
    )
    await person.speak('en')
    await chooseComplements(person, 'longer.ndjson', '{"line":2,"complement":{}}\n')
    await startWhenReady(person)
    await person.hears(VERDICT, /^Stopped: complements, line 1: There is no document for this complement\. Choose/)
    await chooseComplements(person, 'other.ndjson', '{"line":1,"complement":{"other":1}}\n')
    await startWhenReady(person)
    await person.hears(VERDICT, /^1 document: 0 converted, 1 rejected\.$/)
    assert.match((await person.read('#files .cards')).join(), /complement/)
    await person.press('Remove the complements')
    await startWhenReady(person)
    await person.hears(VERDICT, /^1 document: converted\.$/)
  },

  async 'a file or complements that cannot be read any more are told of, and the next file is converted'(person) {
    await person.open('files')
    await choose(person, 'gone.ndjson', ORDER)
    await rm(join(CHOSEN, 'gone.ndjson'))
    await startWhenReady(person)
    await person.hears(VERDICT, /^Stopped: The file could not be read\. If it has changed/)
    await choose(person, 'small.ndjson', ORDER)
    await chooseComplements(person, 'gone.ndjson', '{"line":1,"complement":{}}\n')
    await rm(join(CHOSEN, 'gone.ndjson'))
    await startWhenReady(person)
    await person.hears(VERDICT, /^Stopped: The complements could not be read\. If they have changed/)
    assert.deepEqual(await person.page.evaluate(privateFiles), [])
    await person.press('Remove the complements')
    await startWhenReady(person)
    await person.hears(VERDICT, /^1 document: converted\.$/)
  },

  async 'while a file is processed, no other one and no complements are taken, and a notice says so'(person) {
    const { page } = person
    await person.open('files')
    await page.evaluate(dropFile, 'large.ndjson', `${ORDER}\n`, LARGE)
    await page.waitForFunction(isReady)
    const names = await person.read('#files .file-name')
    const notices = await page.evaluate(`(${dropAfterStart})(${dropFile})`)
    const busy = 'Another file is being processed. Wait until it is done, or cancel it first.'
    assert.deepEqual(notices, [busy, busy])
    assert.deepEqual(await person.read('#files .file-name'), names)
    await person.hears(VERDICT, /: all converted\.$/)
    assert.deepEqual(await person.read('#files .file-name'), names)
  },

  async 'a file is validated, its findings listed and saved'(person) {
    const text = '{"status":"COMPLETED"}\n{"status":"DONE"}\n'
    await person.open('files')
    await choose(person, 'created.ndjson', text)
    await person.choose('Shape', 'order-created')
    await person.choose('Task', 'Validate as 2024-02-05')
    await startWhenReady(person)
    await person.hears(VERDICT, /^2 documents: 1 not valid\.$/)
    assert.match((await person.read('#files .cards')).join(), /enum.*Line 2/s)
    const stream = validateStream('order-created')
    const expected = await new Response(new Blob([text]).stream().pipeThrough(stream)).text()
    assert.equal(await saved(person, 'created.findings.ndjson'), expected)
  },

  async 'another language leaves the result in place, and is that of the next one'(person) {
    await person.open('files')
    await choose(person, 'small.ndjson', SMALL)
    await startWhenReady(person)
    await person.hears(VERDICT, /1 rejected\.$/)
    await person.speak('de')
    assert.match((await person.read(VERDICT)).join(), /1 abgelehnt\.$/)
    assert.match((await person.read('#files .outcome .speed')).join(), /^1\d\d Byte in \d+,\d m?s, .* pro Sekunde$/)
    await startWhenReady(person, 'Starten')
    await person.hears('#files .cards [lang="de"]', /erwartet/)
    assert.match(await saved(person, 'small.rejects.ndjson'), /erwartet/)
  },

  async 'another language leaves in place that a job was cancelled or stopped, and says it'(person) {
    await person.open('files')
    await person.page.evaluate(dropFile, 'large.ndjson', `${ORDER}\n`, LARGE)
    await person.page.waitForFunction(isReady)
    await person.page.evaluate(cancelOnceItMoves)
    await person.hears(VERDICT, /^Cancelled\. Nothing is kept\.$/)
    await person.speak('de')
    assert.deepEqual(await person.read(VERDICT), ['Abgebrochen. Nichts wurde behalten.'])
    await choose(person, 'small.ndjson', SMALL)
    await person.page.waitForFunction(isReady)
    assert.deepEqual(await person.read(VERDICT), [''])
    await person.choose('Format', 'JSON')
    await startWhenReady(person, 'Starten')
    await person.hears(VERDICT, /^Angehalten: Zeile 1: Die Datei muss mit einem Array von Dokumenten beginnen\.$/)
    await person.speak('en')
    assert.match((await person.read(VERDICT)).join(), /^Stopped: line 1: The file must begin with an array/)
  },

  async 'a file whose format is being guessed is taken by the view in another language'(person) {
    const { page } = person
    await person.open('files')
    const letGo = await page.evaluateHandle(holdBackReading)
    await page.evaluate(dropFile, 'held.json', '[]', 2)
    await person.speak('de')
    assert.equal(await page.$eval('#files button.primary', (it) => it.disabled), true)
    await letGo.evaluate((letGo) => letGo())
    await person.hears('#files .file-name', /^held\.json, 2 Byte$/)
    await page.waitForFunction(isReady)
    assert.equal(await format(person), 'json')
  },

  async 'another language during a job changes the words, and the job goes on and can be cancelled'(person) {
    const { page } = person
    await person.open('files')
    // Loaded once, a language is there at once, and the job has not ended yet.
    for (const language of ['de', 'en']) {
      await page.select('#language', language)
      await person.hears('#files .drop button', language === 'de' ? /Datei/ : /file/)
    }
    await page.evaluate(dropFile, 'large.ndjson', `${ORDER}\n`, LARGE)
    await page.waitForFunction(isReady)
    const [task, button, progress] = await page.evaluate(turnAfterStart, 'de')
    assert.deepEqual([task, button], ['2023-07-27 nach 2024-02-05 konvertieren', 'Abbrechen'])
    assert.match(progress, /^Wird gestartet$|^[\d,]+ \w+ von 50,0 MB, .* Dokumente, 0 abgelehnt$/)
    await person.hears(VERDICT, /: alle konvertiert\.$/)
    assert.equal(await page.$eval('#files .progress', (it) => it.hidden), true)
    await page.waitForFunction(isReady)
    await page.evaluate(turnAfterStart, 'en', { cancels: true })
    await person.hears(VERDICT, /^Cancelled\. Nothing is kept\.$/)
    assert.deepEqual(await page.evaluate(privateFiles), [])
  },

  async 'a file in another format than the one chosen is refused with a reason'(person) {
    await person.open('files')
    await choose(person, 'small.ndjson', SMALL)
    await person.page.waitForFunction(isReady)
    await person.choose('Format', 'JSON')
    await startWhenReady(person)
    await person.hears(VERDICT, /^Stopped: line 1: The file must begin with an array/)
  },

  async 'a file that is dropped beside the places for files does not leave the page, and dragged text is left alone'(
    person,
  ) {
    await person.open('files')
    for (const place of ['body', 'h1', '#files .code-panel', 'footer'])
      assert.equal(await person.page.evaluate(dropTexts, ['[]'], place), true, place)
    await person.turnTo('webhook')
    assert.equal(await person.page.evaluate(dropTexts, ['[]'], '#webhook textarea'), true)
    assert.deepEqual(await person.read('#notice p'), [])
    const isRefused = await person.page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', 'text')
      const drag = (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
      return ['dragover', 'drop'].some((name) => !document.querySelector('#webhook textarea').dispatchEvent(drag(name)))
    })
    assert.equal(isRefused, false)
  },

  async 'of several dropped files none is taken, here and in an editor, and a notice says so'(person) {
    await person.open('validate')
    const before = await person.textOf('Document')
    for (const [view, place] of [
      ['files', '#files .drop'],
      ['validate', '#validate .pane'],
      ['form', '#form'],
    ]) {
      await person.turnTo(view)
      await person.page.waitForSelector(place)
      assert.equal(await person.page.evaluate(dropTexts, ['[]', '{}'], place), true)
      await person.hears('#notice', /^None of the 2 files was opened\. Drop one file at a time\./)
      await person.press('Close', { inside: '#notice' })
    }
    assert.deepEqual(await person.read('#form .form-notes'), [''])
    await person.turnTo('files')
    assert.equal(await person.page.$eval('#files button.primary', (it) => it.disabled), true)
    await person.turnTo('validate')
    assert.equal(await person.textOf('Document'), before)
  },

  async 'a file that cannot be read is told of, here and beside an editor'(person) {
    await person.open('files')
    await person.page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotReadableError'))
      Object.assign(Blob.prototype, { text: refuse, arrayBuffer: refuse })
    })
    for (const [view, place] of [
      ['files', '#files .drop'],
      ['validate', '#validate .pane'],
    ]) {
      await person.turnTo(view)
      await person.page.waitForSelector(place)
      await person.page.evaluate(dropFile, 'lost.json', '[]', 2, place)
      await person.hears('#notice', /could not be read/)
      await person.press('Close', { inside: '#notice' })
    }
    assert.equal(await person.page.$eval('#files button.primary', (it) => it.disabled), true)
  },

  async 'a file that cannot be read leaves the one before and its result in place'(person) {
    await person.open('files')
    await choose(person, 'small.ndjson', SMALL)
    await startWhenReady(person)
    await person.hears(VERDICT, /1 rejected\.$/)
    await person.page.evaluate(() => {
      Blob.prototype.text = () => Promise.reject(new DOMException('no', 'NotReadableError'))
    })
    await person.page.evaluate(dropFile, 'lost.json', '[]', 2)
    await person.hears('#notice', /could not be read/)
    assert.match((await person.read(VERDICT)).join(), /1 rejected\.$/)
    assert.match((await person.read('#files .file-name')).join(), /^small\.ndjson/)
    const { output } = await converted(SMALL)
    assert.equal(await saved(person, 'small.2024-02-05.ndjson'), output)
    await startWhenReady(person)
    await person.hears(VERDICT, /1 rejected\.$/)
  },

  async 'what works on files is loaded again where it could not be loaded'(person, { folder }) {
    const copy = await copyOf(folder)
    const worker = await workerIn(copy)
    const server = await serve({ '/': copy })
    try {
      person.url = server.url
      await rename(worker, `${worker}.gone`)
      await person.open('files')
      await choose(person, 'small.ndjson', SMALL)
      await startWhenReady(person)
      await person.hears(VERDICT, /^Stopped: .* could not run/)
      await rename(`${worker}.gone`, worker)
      await startWhenReady(person)
      await person.hears(VERDICT, /^3 documents: 2 converted, 1 rejected\.$/)
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
    // The browser logs there what it did not find.
    person.words = []
  },

  async 'where a browser has no private files the page says so'(person, { folder }) {
    const copy = await withoutPrivateFiles(folder)
    const server = await serve({ '/': copy })
    try {
      person.url = server.url
      await person.open('files')
      await choose(person, 'small.ndjson', SMALL)
      await startWhenReady(person)
      await person.hears(VERDICT, /^Stopped: This browser does not let the page store files/)
      assert.equal(await person.sees('Start'), true)
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
  },
}

/** Returns a build whose worker has no access to the private file system. */
async function withoutPrivateFiles(folder) {
  const copy = await copyOf(folder)
  const path = await workerIn(copy)
  const refusal =
    "StorageManager.prototype.getDirectory = async () => { throw new DOMException('no', 'SecurityError') }"
  await writeFile(path, `${refusal}\n${await readFile(path, 'utf8')}`)
  return copy
}

async function copyOf(folder) {
  const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
  await cp(folder, copy, { recursive: true })
  return copy
}

/** Returns the file of the worker in a build. */
async function workerIn(folder) {
  const assets = join(folder, 'assets')
  return join(
    assets,
    (await readdir(assets)).find((name) => name.startsWith('worker-')),
  )
}

async function choose(person, name, text) {
  await mkdir(CHOSEN, { recursive: true })
  await writeFile(join(CHOSEN, name), text)
  const input = await person.page.waitForSelector('#files input[type="file"]')
  await input.uploadFile(join(CHOSEN, name))
  await person.hears('#files .file-name', new RegExp(`^${name}`))
}

/** Chooses the file of complements by the button, as a person would. */
async function chooseComplements(person, name, text) {
  await mkdir(CHOSEN, { recursive: true })
  await writeFile(join(CHOSEN, name), text)
  const input = await person.page.$('#files .complements input[type="file"]')
  assert.ok(input, 'there is no field for complements')
  await input.uploadFile(join(CHOSEN, name))
  await person.hears(HELD, new RegExp(`^${name}`))
}

/** Converts a file that loses members, and returns the complements that the page saves. */
async function convertThere(person, text) {
  await choose(person, 'orders.ndjson', text)
  await person.page.waitForFunction(isReady)
  await person.choose('Task', 'Convert 2024-02-05 to 2023-07-27')
  await startWhenReady(person)
  await person.hears(VERDICT, /documents: all converted\.$/)
  return saved(person, 'orders.complements.ndjson')
}

async function startWhenReady(person, words = 'Start') {
  await person.page.waitForFunction(isReady)
  await person.press(words)
}

/** Saves a result and returns its content. */
async function saved(person, name) {
  const path = join(DOWNLOADS, name)
  await mkdir(DOWNLOADS, { recursive: true })
  await rm(path, { force: true })
  await person.page.click(`#files a[download="${name}"]`)
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text !== '') return text
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${name} was not saved`)
}

async function converted(text) {
  const [rejects, , output] = await written((streams) => ({ ...RANGE, ...streams }), text)
  return { output, rejects }
}

/** Converts a text with the package: rejects, complements, output. */
async function written(optionsWith, text) {
  const [rejects, complements] = [new TransformStream(), new TransformStream()]
  const stream = convertStream('order', optionsWith({ rejects: rejects.writable, complements: complements.writable }))
  const output = new Blob([text]).stream().pipeThrough(stream)
  return Promise.all([rejects.readable, complements.readable, output].map((it) => new Response(it).text()))
}

const format = (person) => person.page.$eval('#files select:has([value="ndjson"])', ({ value }) => value)

// In the page

function isReady() {
  const start = document.querySelector('#files button.primary')
  return start?.checkVisibility() && !start.disabled
}

/** Starts, and cancels as soon as there is progress. A person would not be fast enough everywhere. */
function cancelOnceItMoves() {
  const words = document.querySelector('#files .progress .speed')
  const [start, cancel] = document.querySelectorAll('#files .buttons button')
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!/^[1-9].* of /.test(words.textContent)) return
      observer.disconnect()
      cancel.click()
      resolve(words.textContent)
    }).observe(words, { childList: true })
    start.click()
  })
}

/** Starts, and drops another file on both places. Returns what the page says to each. */
function dropAfterStart(dropFile) {
  document.querySelector('#files button.primary').click()
  return ['#files .drop', '#files .complements'].map((place) => {
    dropFile('other.json', '[]', 2, place)
    const said = document.querySelector('#notice p')?.textContent
    document.querySelector('#notice button').click()
    return said
  })
}

/** Starts, and chooses a language. Returns what the view says in it while the job goes on. */
function turnAfterStart(language, { cancels = false } = {}) {
  const textsOf = (selector) => [...document.querySelectorAll(`#files ${selector}`)].map((it) => it.textContent)
  return new Promise((resolve) => {
    new MutationObserver(() => {
      resolve(textsOf(':is(.progress:not([hidden]) .speed, .buttons button:not([hidden]), option[value="0"])'))
      if (cancels) document.querySelector('#files .buttons button:not(.primary)').click()
    }).observe(document.querySelector('main'), { childList: true })
    document.querySelector('#files button.primary').click()
    const select = document.querySelector('#language')
    select.value = language
    select.dispatchEvent(new Event('change'))
  })
}

/** Delays the reading of files until the returned function is called. */
function holdBackReading() {
  const { text } = Blob.prototype
  const waiting = []
  Blob.prototype.text = function () {
    return new Promise((resolve) => waiting.push(() => resolve(text.call(this))))
  }
  return () => {
    Blob.prototype.text = text
    for (const go of waiting) go()
  }
}

/** Returns the names of all files of results. */
async function privateFiles() {
  const names = []
  for await (const folder of (await navigator.storage.getDirectory()).values())
    for await (const name of folder.keys()) names.push(name)
  return names
}

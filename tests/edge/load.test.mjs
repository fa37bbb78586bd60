/**
 * Hundreds of posts at once, some slow, cut off, endless or oversized. Each gets the same response as it would alone,
 * and nothing of it stays in memory. LOAD=4 makes four times as many.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { eventually } from '../lib/eventually.mjs'
import { checkAnswer, checkNothingPersonal, PERSONAL, sample } from './deliveries.mjs'
import { CHUNKED, declared, END, exchange } from './lib/exchange.mjs'
import { runtimes, startReceiver } from './lib/runtimes.mjs'

const MIB = 1 << 20
const PAGE = 4096
const personal = `{"${PERSONAL[0]}":"${PERSONAL[1]}`
const megabyte = Array(20).fill(personal.padEnd(MIB / 16))
const slowly = [...sample.match(/.{1,30}/g), END]
const received = {}
const tooLarge = { code: 'too_large' }
const cut = { cut: true, pause: 20 }

/** The posts of a round: how many, what they send, and the expected response. */
const POSTS = [
  { count: 150, headers: declared(sample.length), pieces: [sample], answer: received },
  { count: 25, headers: CHUNKED, pieces: slowly, how: { pause: 50 }, answer: received },
  { count: 25, headers: declared(2), pieces: ['[]'], answer: { code: 'invalid', errors: ['type '] } },
  { count: 13, path: '/quick', headers: CHUNKED, pieces: [personal], answer: { code: 'timeout' } },
  { count: 13, headers: declared(2 * MIB), pieces: [], answer: tooLarge },
  // Rejected while it is being sent: TCP may then discard the response with the connection (RFC 9112, section 9.6).
  { count: 12, headers: CHUNKED, pieces: megabyte, answer: tooLarge, mayBreak: true },
  { count: 6, headers: declared(sample.length), pieces: [personal], how: cut },
  { count: 6, headers: CHUNKED, pieces: [personal], how: cut },
].map(({ count, ...post }) => ({ ...post, count: count * Number(process.env.LOAD ?? 1) }))
const ROUNDS = 24
/**
 * What tells the memory of a server, and how much it may grow between the first and the last third of the rounds. V8
 * decides when it collects; workerd tells no heap. The allocator decides when it releases memory, and the runtimes keep
 * buffers: if the data of each round leaked (12 MiB of bodies, 250 requests), the nine rounds between would exceed this
 * twice.
 */
const MEMORY = {
  heap: {
    has: ({ name }) => name !== 'workerd',
    bytesOf: async ({ url }) => (await fetch(`${url}/heap`)).json(),
    spare: 4 * MIB,
  },
  resident: {
    has: () => process.platform === 'linux',
    bytesOf: ({ pid }) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE,
    spare: 48 * MIB,
  },
}

for (const runtime of runtimes.slice(0, 3))
  test(`${runtime.name}: hundreds of posts at once, again and again`, async (context) => {
    const server = await startReceiver(runtime)
    const memory = Object.entries(MEMORY).filter(([, { has }]) => has(runtime))
    assert.ok(memory.length > 0, 'nothing tells the memory of this runtime')
    try {
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = server.output().length
        await Promise.all(POSTS.flatMap((post) => Array.from({ length: post.count }, () => send(server, post))))
        await answered(server, before)
        rounds.push(await Promise.all(memory.map(([, { bytesOf }]) => bytesOf(server))))
      }
      for (const [at, [name, { spare }]] of memory.entries()) {
        const series = rounds.map((bytes) => bytes[at])
        context.diagnostic(`${name} after each round, in MiB: ${inMebibytes(series)}`)
        checkFlat(series, spare)
      }
      checkNothingPersonal(server.output())
    } finally {
      await server.close()
    }
  })

/** Compares the minimum of the last third, which stays in use, with the maximum of the first third. */
function checkFlat(series, spare) {
  assert.ok(
    series.every((bytes) => bytes > 0),
    'nothing was measured',
  )
  const [first, last] = [series.slice(0, ROUNDS / 3), series.slice((ROUNDS / 3) * 2)]
  assert.ok(Math.min(...last) - Math.max(...first) < spare, `it grows: ${inMebibytes(series)}`)
}

const inMebibytes = (series) => series.map((bytes) => (bytes / MIB).toFixed(1)).join(' ')

async function send({ port }, { path = '/', headers, pieces, how, answer, mayBreak = false }) {
  const got = await exchange(port, path, headers, pieces, how)
  if (answer !== undefined && !(mayBreak && got === undefined)) checkAnswer(got, answer)
}

/** Waits until the receiver has finished all posts, including those that were cut off and get no response. */
async function answered(server, since) {
  const total = (posts) => posts.reduce((sum, { count }) => sum + count, 0)
  const expected = [total(POSTS), total(POSTS.filter(({ answer }) => answer === undefined))]
  await eventually(() => {
    const statuses =
      server
        .output()
        .slice(since)
        .match(/^\d{3}/gm) ?? []
    const cutOff = statuses.filter((status) => status === '400')
    assert.deepEqual([statuses.length, cutOff.length], expected, 'all are answered, those cut off as incomplete')
  })
}

/**
 * Accounts for every field of a response: each field that the service sent arrives at the client, under the name in
 * its version, or is named as a loss. The client gets nothing that the service did not send.
 */
import assert from 'node:assert/strict'
import { leavesOf } from './leaves.mjs'

const OLD = '2023-07-27'

export class Ledger {
  counts = { carried: 0, moved: 0, lost: 0 }

  /** @param {{ sent: string, got: string, service: string, client: string, losses: string | null }} answer */
  settle({ sent, got, service, client, losses }) {
    if (service === client) return this.#same(sent, got)
    const there = leavesOf(sent)
    const here = leavesOf(got)
    const named = namedIn(losses)
    for (const [path, raw] of there) {
      const place = client === OLD ? path.replace(/\/payout\/url$/, '/redemption_url') : asPayout(path)
      if (here.get(place) === raw) {
        this.counts[place === path ? 'carried' : 'moved']++
        here.delete(place)
      } else {
        assert.ok(named(`/response${path}`), `${path} is neither there nor named in ${losses}`)
        this.counts.lost++
      }
    }
    // An object that lost all its members is empty, not new.
    for (const [path, raw] of here)
      assert.ok(raw === '{}' && isParent(path, there), `${path} came from nowhere: ${raw}`)
  }

  #same(sent, got) {
    assert.equal(got, sent)
    this.counts.carried += leavesOf(sent).size
  }
}

const asPayout = (path) => path.replace(/\/redemption_url$/, '/payout/url')
const isParent = (path, leaves) => [...leaves.keys()].some((leaf) => leaf.startsWith(`${path}/`))

/** Returns a test of whether a place, or one above it, is named. A list that was cut short counts as naming all. */
function namedIn(header) {
  const members = (header ?? '').split(', ').filter((member) => member !== '')
  const isCut = members.at(-1)?.startsWith('more;count=')
  const patterns = members
    .filter((member) => member.startsWith('"'))
    .map((member) => member.slice(1, member.indexOf('"', 1)).split('/'))
  return (place) => {
    const segments = place.split('/')
    return isCut || patterns.some((names) => names.every((name, at) => name === '*' || name === segments[at]))
  }
}

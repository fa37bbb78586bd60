/** Reads a profile of V8. */

/** The function of lane.mjs beneath which time counts. */
const PROFILED = 'profiled'

/**
 * Adds up the time of each function without the functions that it calls, in microseconds.
 * @returns {{ functionName: string, url: string, time: number }[]}
 */
export function selfTimes({ nodes, samples, timeDeltas }) {
  const within = nodesBeneath(nodes, PROFILED)
  const times = new Map()
  for (const [i, id] of samples.entries()) {
    const node = within.get(id)
    if (node === undefined) continue
    const { functionName, url } = node.callFrame
    const key = `${functionName} ${url}`
    const entry = times.get(key) ?? { functionName, url, time: 0 }
    entry.time += timeDeltas[i]
    times.set(key, entry)
  }
  return [...times.values()]
}

/** Returns the nodes beneath a function by their ids. The collector's node is beside all functions, and counts. */
function nodesBeneath(nodes, functionName) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Map(
    nodes.filter((node) => node.callFrame.functionName === '(garbage collector)').map((node) => [node.id, node]),
  )
  const visit = (node) => {
    found.set(node.id, node)
    for (const child of node.children ?? []) visit(byId.get(child))
  }
  for (const node of nodes) if (node.callFrame.functionName === functionName) visit(node)
  return found
}

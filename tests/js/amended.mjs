/** Amendments that a description takes: none, each alone, and all of them. The accepted values are some that documents have. */
export function amendmentsOf({ object }) {
  const accept = {}
  const optional = []
  const visit = ({ kind, required, object, element }, at) => {
    if (kind === 'enum') accept[at] = ['OTHER', 'completed']
    if (required) optional.push(at)
    for (const field of object?.fields ?? []) visit(field, `${at}/${field.name}`)
    if (element) visit(element, `${at}/*`)
  }
  visit({ object }, '')
  const each = Object.entries(accept).map(([at, values]) => ({ accept: { [at]: values } }))
  return [{}, ...each, ...optional.map((at) => ({ optional: [at] })), { accept, optional }]
}

/**
 * Runs the part of each library and prints the results.
 */
const [, , name] = process.argv
const failures = []
const { cases } = await import(`./${name}.mjs`)
for (const [title, run] of Object.entries(cases)) {
  try {
    await run()
  } catch (error) {
    failures.push(`${title}: ${error.stack}`)
  }
}
console.log(`RESULT ${JSON.stringify({ what: `${Object.keys(cases).length} tests`, failures })}`)
process.exit()

/** Calls the edge function as Netlify does, in Deno. */
const { default: handle } = await import('./.netlify/edge-functions/server/server.js')
const response = await handle(new Request('http://localhost/'), { ip: '127.0.0.1' })
console.log(`RESULT ${await response.text()}`)

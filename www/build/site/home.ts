/** The home of the documentation: three doors, ten lines and what they print, and what is looked up. */
import { convert, validate } from 'order-contract'
import { coloured } from './code.ts'
import { escaped } from './escaped.ts'

const DOORS = [
  ['forms/', 'Forms', 'Show each mistake at its field, while a person types and on submit.', 'Forms and servers'],
  ['webhook/', 'Webhooks', 'Receive product updates, and answer 200 when the data was received.', 'Webhook'],
  [
    'upgrade/',
    'Upgrade',
    'One field of an order changes. Convert stored orders to 2024-02-05 and back.',
    'Upgrade guide',
  ],
] as const

const LOOK_UP = [
  ['reference/', 'Reference', 'Every field'],
  ['codes/', 'Codes', 'All, with examples'],
  ['api/', 'API', 'Functions and options'],
  ['upgrade/', 'What changed', 'Between the versions'],
  ['command/', 'Command line', '<code>npx order-contract</code>'],
] as const

const CODE = `import { convert, validate } from 'order-contract'

const order = { payment_method: { type: 'CARD' }, items: [] }
for (const p of validate('order-request', order).problems)
  console.log(p.message)

const old = '{"status":"COMPLETED","items":[{"redemption_url":"/r/1"}]}'
const versions = { from: '2023-07-27', to: '2024-02-05' }
const up = convert('order', old, versions)
if (up.ok) console.log(up.output)`

/** What the lines above print. */
function printed(): string {
  const order = { payment_method: { type: 'CARD' }, items: [] }
  const messages = validate('order-request', order).problems.map(({ message }) => message)
  const old = '{"status":"COMPLETED","items":[{"redemption_url":"/r/1"}]}'
  const up = convert('order', old, { from: '2023-07-27', to: '2024-02-05' })
  return [...messages, up.ok ? up.output : ''].join('\n')
}

export const homePage = (root: string) => `<h1 id="docs">What is wrong, where, and what to do.</h1>
<p>order-contract validates the orders and webhooks of a catalogue and order API, and converts them between its versions
2023-07-27 and 2024-02-05. <code>npm install order-contract</code>, once 0.1.0 is published.</p>
<div class="doors">
${DOORS.map(([to, title, text, link]) => `<a class="door" href="${root}${to}"><strong>${title}</strong><span>${text}</span><em>${link}</em></a>`).join('\n')}
</div>
<h2 id="ten-lines">Ten lines</h2>
<pre><code>${coloured(CODE, 'ts')}</code></pre>
<h2 id="print">What they print</h2>
<pre class="printed"><code>${escaped(printed())}</code></pre>
<nav class="look-up" aria-label="Look up">
${LOOK_UP.map(([to, title, text]) => `<a href="${root}${to}"><strong>${title}</strong><span>${text}</span></a>`).join('\n')}
</nav>
`

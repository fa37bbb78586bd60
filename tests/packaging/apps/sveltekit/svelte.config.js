/** Cloudflare's adapter needs no setting for this package. */
import adapter from '@sveltejs/adapter-cloudflare'

export default { kit: { adapter: adapter() } }

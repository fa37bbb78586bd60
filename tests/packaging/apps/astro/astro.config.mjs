/** Cloudflare's adapter needs no setting for this package. */
import cloudflare from '@astrojs/cloudflare'

export default { output: 'server', adapter: cloudflare() }

/** Cloudflare's plugin needs no setting for this package. */
import { cloudflare } from '@cloudflare/vite-plugin'

export default { plugins: [cloudflare()] }

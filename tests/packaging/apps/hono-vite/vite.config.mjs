/** This build knows no condition `workerd`, so it leaves the package to wrangler, which bundles its output again. */
import build from '@hono/vite-build/cloudflare-workers'
import app from './package.json' with { type: 'json' }

export default { plugins: [build({ entry: 'src/app.js', external: Object.keys(app.dependencies) })] }

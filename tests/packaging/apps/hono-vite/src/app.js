/** A Worker with Hono. */
import { Hono } from 'hono'
import { result } from '../shared/result.mjs'

const app = new Hono()
app.get('/', (context) => context.json(result()))

export default app

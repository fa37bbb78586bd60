/**
 * Serves a handler with Node's own server. Argument: the handler's script.
 */
import { pathToFileURL } from 'node:url'
import { serveAndTell } from './served.mjs'

const { default: handle } = await import(pathToFileURL(process.argv[2]).href)
serveAndTell(handle)

export { handle as default } from './handler.mjs'

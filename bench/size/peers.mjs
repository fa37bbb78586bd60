/**
 * The peers as programs ship them, including the contract, in brotli bytes. None of them converts or detects repeated
 * keys.
 */
import { fileURLToPath } from 'node:url'
import { bundledBrotli } from './weigh.mjs'

const PEERS = {
  'Ajv with formats': ['{ compile }', 'peers/ajv-with-formats.mjs'],
  Ajv: ['{ compile }', 'peers/ajv.mjs'],
  'Ajv standalone code': ['{ verdict }', '.made/ajv-source.mjs'],
  'Ajv standalone code, allErrors': ['{ findings }', '.made/ajv-all-source.mjs'],
  'Zod, findings': ['{ findings }', 'peers/zod.mjs'],
  'Zod compiled, verdicts': ['{ compiledVerdict }', 'peers/zod.mjs'],
  Valibot: ['{ verdict }', 'peers/valibot.mjs'],
  'ata-validator standalone, verdicts': ['{ verdict }', '.made/ata-source.mjs'],
  'ata-validator standalone, findings': ['{ findings }', '.made/ata-all-source.mjs'],
}

/** @returns {Promise<Record<string, number>>} */
export async function weighPeers() {
  const weighed = {}
  for (const [name, [names, file]] of Object.entries(PEERS)) {
    weighed[name] = await bundledBrotli(names, fileURLToPath(new URL(`../${file}`, import.meta.url)))
  }
  return weighed
}

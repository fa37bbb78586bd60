/** Leaves in the fonts only the characters and weights that the page uses, and puts their licence beside them. */
import { readFile } from 'node:fs/promises'
// @ts-expect-error it has no types
import subset from 'subset-font'
import type { Plugin } from 'vite'

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const CHARACTERS = `${ascii}–—‘’“”…·×«»¿¡ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùûÁÍÑÓÚáíñóú→`

/** The weights that the styles have. */
const WEIGHTS: Readonly<Record<string, number | { min: number; max: number }>> = {
  'instrument-sans': { min: 400, max: 650 },
  'geist-mono': 450,
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [, name = ''] = /\/([a-z]+-[a-z]+)-latin-wght-.*\.woff2$/.exec(file.fileName) ?? []
        const wght = WEIGHTS[name]
        if (file.type !== 'asset' || wght === undefined) continue
        const licence = new URL(`../../node_modules/@fontsource-variable/${name}/LICENSE`, import.meta.url)
        this.emitFile({ type: 'asset', fileName: `assets/${name}.LICENSE.txt`, source: await readFile(licence) })
        const whole = Buffer.from(file.source)
        file.source = await subset(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } })
      }
    },
  }
}

/**
 * Leaves in the fonts only the characters and weights that the page uses, and puts their licence beside them. Letters with
 * accents are in files of their own, which the browser loads with the first one that is shown.
 */
import { readFile } from 'node:fs/promises'
// @ts-expect-error it has no types
import subset from 'subset-font'
import type { Plugin } from 'vite'

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const PLAIN = `${ascii}–—‘’“”…·→`
const ACCENTED = '×«»¿¡ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùûÁÍÑÓÚáíñóú'

/** The weights that the styles have. */
const WEIGHTS: Readonly<Record<string, number | { min: number; max: number }>> = {
  'instrument-sans': { min: 400, max: 650 },
  'geist-mono': 450,
}

/** Ligatures and other glyphs for the same character, and how pairs of letters change with their weight. */
const LEFT_OUT = { noLayoutClosure: true, dropTables: ['GSUB', 'GDEF'] }

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
        const how = { targetFormat: 'woff2', variationAxes: { wght }, ...LEFT_OUT }
        file.source = await subset(whole, PLAIN, how)
        this.emitFile({ type: 'asset', fileName: accentsOf(file.fileName), source: await subset(whole, ACCENTED, how) })
      }
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll(/@font-face\{[^}]*\}/g, (face) => face + accentedFace(face))
    },
  }
}

const accentsOf = (name: string) => name.replace('.woff2', '-accents.woff2')

/** The same font for letters with accents: they come late, but then they are shown. */
const accentedFace = (face: string) =>
  accentsOf(face).replace('fallback', 'swap').replace('}', ';unicode-range:U+A1-B6,U+B8-17F}')

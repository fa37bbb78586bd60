/** All visits, by what they check. */
import { reaching } from './access.mjs'
import { answering } from './answers.mjs'
import { converting } from './convert.mjs'
import { filling } from './form.mjs'
import { speaking } from './language.mjs'
import { following } from './links.mjs'
import { loading } from './loading.mjs'
import { reading } from './reading.mjs'
import { weighing } from './size.mjs'
import { pasting } from './stranger.mjs'
import { validating } from './validate.mjs'
import { receiving } from './webhook.mjs'

/** Those that both browsers make. */
const everywhere = {
  ...pasting,
  ...converting,
  ...validating,
  ...filling,
  ...receiving,
  ...following,
  ...speaking,
  ...loading,
  ...reaching,
  ...reading,
}

export const visitsIn = (browser) =>
  browser === 'chromium' ? { ...everywhere, ...answering, ...weighing } : everywhere

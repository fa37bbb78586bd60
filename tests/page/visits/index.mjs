/** All visits, by what must hold. */
import { reaching } from './access.mjs'
import { following } from './links.mjs'
import { validating } from './validate.mjs'

export const visits = { ...validating, ...following, ...reaching }

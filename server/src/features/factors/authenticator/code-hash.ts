import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#platform/security/tokens.ts'

type Typed = { userId: string; code: string }

/** What is stored of a code that confirms who somebody is; spaces and dashes are only there to be read. */
export const factorCodeHash = (key: Buffer, { userId, code }: Typed): Buffer =>
  keyedHash(key, 'admin-code', userId, code.replace(/[\s-]/g, '').toLowerCase())

/** Whether a code is the one that was hashed, in a time that tells nothing. */
export const isCode = (key: Buffer, typed: Typed, hash: Buffer): boolean =>
  timingSafeEqual(factorCodeHash(key, typed), hash)

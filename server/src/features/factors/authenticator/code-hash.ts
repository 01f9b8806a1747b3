import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#platform/security/tokens.ts'

type Typed = { userId: string; code: string }

/** Stored hash of a code; spaces and dashes are ignored. */
export const factorCodeHash = (key: Buffer, { userId, code }: Typed): Buffer =>
  keyedHash(key, 'admin-code', userId, code.replace(/[\s-]/g, '').toLowerCase())

/** Whether a code matches the hash, in constant time. */
export const isCode = (key: Buffer, typed: Typed, hash: Buffer): boolean =>
  timingSafeEqual(factorCodeHash(key, typed), hash)

import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@dream/contract/rules/account/factors'
import type { Tx } from '#platform/database/database.ts'
import { factorCodeHash } from './code-hash.ts'
import { replaceRecoveryCodes } from './codes.store.ts'

/** Without characters that are confused on paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** About 49 random bits, in two groups: k7mx4-rt9wq. */
function recoveryCode(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)])
  return `${characters.slice(0, LENGTH / 2).join('')}-${characters.slice(LENGTH / 2).join('')}`
}

/** Replaces a person's recovery codes. They are shown once: only their hashes are stored. */
export async function renewRecoveryCodes(tx: Tx, codeKey: Buffer, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
  const hashes = codes.map((code) => factorCodeHash(codeKey, { userId, code }))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}

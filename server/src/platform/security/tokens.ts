import { createHmac, hash, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Unguessable text for a cookie. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Unguessable text for a path, whose capitals count for nothing. */
export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')

/** What is stored of a token. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')

/** The same in base64. */
export const hashAsText = (token: string) => hash('sha256', token, 'base64')

/** A code of exactly so many digits, each as likely as the others. */
export const randomCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A keyed digest of several parts; a part's end cannot be taken for the next one's beginning. */
export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

/** A key for one purpose, made from the master key. */
export const deriveKey = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', purpose, 32))

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
export function isSameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

import { createHmac, hash, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Random token for a cookie. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Random token for a path, which is case-insensitive. */
export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Hash of a token for storage. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')

/** Hash of a token for storage, in base64. */
export const hashAsText = (token: string) => hash('sha256', token, 'base64')

/** Random code of exactly so many digits, uniformly distributed. */
export const randomCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0')

/** Keyed hash of several parts, with unambiguous boundaries. */
export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

/** Derives a key for one purpose from the master key. */
export const deriveKey = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', purpose, 32))

/** Compares two texts in constant time. */
export function isSameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

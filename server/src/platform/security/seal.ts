import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a short text, bound to one place such as the row of one person (associated data). `key`: 32 bytes. Returns nonce, tag
 * and ciphertext.
 */
export function seal(key: Buffer, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts the output of `seal`; throws for another key, another place, or changed bytes. */
export function unseal(key: Buffer, place: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}

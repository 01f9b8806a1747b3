import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Key from which both the reference, which keeps sessions in memory, and the load derive tokens by the user's number. */
const KEY = 'bench'
export const referenceToken = (user: number) =>
  createHash('sha256').update(`${KEY}/${user}`).digest('base64url')
export const referenceCsrf = (token: string) => createHmac('sha256', KEY).update(token).digest('base64url')

/** Ids of the nth person and design of a bench database. */
export const userIdOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
export const designIdOf = (number: number) =>
  `00000000-0000-7000-9000-${number.toString(16).padStart(12, '0')}`

export const randomUuid = () => {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

import { randomInt } from 'node:crypto'

/** Without those that are taken for each other when somebody types them from paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A password for somebody else, of about 92 random bits in groups of four: k7Pm-x4Rt-9wQz-Tb2n. */
export const temporaryPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-')

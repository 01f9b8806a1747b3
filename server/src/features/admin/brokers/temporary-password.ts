import { randomInt } from 'node:crypto'

/** Without characters that are confused on paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Password for somebody else, about 92 random bits in groups of four: k7Pm-x4Rt-9wQz-Tb2n. */
export const temporaryPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-')

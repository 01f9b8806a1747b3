import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

const NAME = 'virtual:common-passwords'
const ID = `\0${NAME}`
/** Number of passwords: the whole list is 380 kB and checked by the server; the first ones suffice as a hint while typing. */
const COUNT = 4000

/** Virtual module with the most common passwords, the most common first. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (name) => (name === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined
      const words = dictionary['passwords-common'].slice(0, COUNT).join(' ')
      return `export const COMMON_PASSWORDS = ${JSON.stringify(words)}.split(' ')`
    },
  }
}

import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

const NAME = 'virtual:common-passwords'
const ID = `\0${NAME}`
/** The whole list is 380 kB, and the server refuses what is on it; as a hint while typing the first ones do. */
const COUNT = 4000

/** The most common passwords as a module, the most common first. */
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

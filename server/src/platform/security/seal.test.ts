import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('opens in its own place, and reveals nothing of the text', () => {
  const sealed = seal(key, 'person 1', 'a secret, ünïcode')

  expect(unseal(key, 'person 1', sealed)).toBe('a secret, ünïcode')
  expect(sealed.toString('latin1')).not.toContain('secret')
  expect(seal(key, 'person 1', 'a secret')).not.toEqual(seal(key, 'person 1', 'a secret'))
})

test('does not open with another key, in another place, or with one bit changed', () => {
  const sealed = seal(key, 'person 1', 'a secret')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1

  expect(() => unseal(randomBytes(32), 'person 1', sealed)).toThrow()
  expect(() => unseal(key, 'person 2', sealed)).toThrow()
  expect(() => unseal(key, 'person 1', changed)).toThrow()
})

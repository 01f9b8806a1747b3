import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only differing fields are listed, compared deeply', () => {
  const before = { title: 'Wattle', rooms: [{ name: 'Bed 1' }], tags: ['a'] }

  expect(changedFields(before, { ...before, title: 'Waratah', rooms: [{ name: 'Bed 1' }] })).toEqual({
    before: { title: 'Wattle' },
    after: { title: 'Waratah' },
  })
})

test('a new thing has no before, a deleted one no after', () => {
  expect(changedFields(null, { title: 'Wattle' })).toEqual({ before: null, after: { title: 'Wattle' } })
  expect(changedFields({ title: 'Wattle' }, null)).toEqual({ before: { title: 'Wattle' }, after: null })
  expect(changedFields({ a: 1 }, { a: 1, b: 2 })).toEqual({ before: {}, after: { b: 2 } })
})

test('no secret is logged, but its removal is', () => {
  const { before, after } = changedFields(
    { passwordHash: 'x', totpSecret: 'y', postcode: '3029' },
    { passwordHash: 'z', totpSecret: null, postcode: '3030' },
  )

  expect(before).toEqual({ passwordHash: '(hidden)', totpSecret: '(hidden)', postcode: '3029' })
  expect(after).toEqual({ passwordHash: '(hidden)', totpSecret: null, postcode: '3030' })
})

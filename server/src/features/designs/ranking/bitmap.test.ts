import { expect, it } from 'vitest'
import { type Bitmap, emptyBitmap, hasBit, joinPages, PAGE_BITS, setBit } from './bitmap.ts'

const membersOf = (bitmap: Bitmap) =>
  Array.from({ length: bitmap.length * 8 }, (_, at) => at).filter((at) => hasBit(bitmap, at))

it('a bitmap has the bits that were set', () => {
  const bitmap = emptyBitmap(40)
  for (const at of [39, 0, 7, 8, 31]) setBit(bitmap, at)

  expect(membersOf(bitmap)).toEqual([0, 7, 8, 31, 39])
})

it('a bit beyond the end is never set', () => {
  const bitmap = emptyBitmap(8)
  setBit(bitmap, 100)
  setBit(bitmap, -1)

  expect(membersOf(bitmap)).toEqual([])
})

it('pages are joined at their positions, and missing ones are empty', () => {
  const first = emptyBitmap(PAGE_BITS)
  const third = emptyBitmap(PAGE_BITS)
  setBit(first, 3)
  setBit(third, 5)

  const joined = joinPages([0, 2], Buffer.concat([first, third]))

  expect(membersOf(joined)).toEqual([3, 2 * PAGE_BITS + 5])
})

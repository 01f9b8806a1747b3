import { expect, it } from 'vitest'
import { eachBit, emptyBitmap, hasBit, joinPages, PAGE_BITS, setBit } from './bitmap.ts'

it('a bitmap lists what was set, ascending', () => {
  const bitmap = emptyBitmap(40)
  for (const at of [39, 0, 7, 8, 31]) setBit(bitmap, at)

  const members: number[] = []
  eachBit(bitmap, (at) => members.push(at))

  expect(members).toEqual([0, 7, 8, 31, 39])
  expect(hasBit(bitmap, 8)).toBe(true)
  expect(hasBit(bitmap, 9)).toBe(false)
})

it('a bit beyond the end is never set', () => {
  const bitmap = emptyBitmap(8)
  setBit(bitmap, 100)
  setBit(bitmap, -1)

  expect([...bitmap]).toEqual([0])
})

it('pages come together at their places, with nothing where one is missing', () => {
  const first = emptyBitmap(PAGE_BITS)
  const third = emptyBitmap(PAGE_BITS)
  setBit(first, 3)
  setBit(third, 5)

  const joined = joinPages([0, 2], Buffer.concat([first, third]))

  const members: number[] = []
  eachBit(joined, (at) => members.push(at))
  expect(members).toEqual([3, 2 * PAGE_BITS + 5])
})

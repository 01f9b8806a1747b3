import { expect, it } from 'vitest'
import { deferVersions } from './room-versions.ts'

const VERSIONS = [undefined, 'galley', 'corner', 'galley', undefined, 'corner'] as const
const order = (...recent: number[]) =>
  deferVersions(
    VERSIONS.map((_, ordinal) => ({ ordinal, score: 1 - ordinal / 10, group: ordinal })),
    (ordinal) => VERSIONS[ordinal],
    recent,
  ).map(({ ordinal }) => ordinal)

it('keeps the best version of each room in its place, and the others for the end', () => {
  expect(order()).toEqual([0, 1, 2, 4, 3, 5])
})

it('defers every version of a room that was just shown', () => {
  expect(order(3)).toEqual([0, 2, 4, 1, 3, 5])
})

it('loses nothing where all rooms were just shown', () => {
  expect(order(1, 2)).toEqual([0, 4, 1, 2, 3, 5])
})

it('leaves plans and rooms without versions where they are, however often they are shown', () => {
  expect(order(0, 4)).toEqual(order())
})

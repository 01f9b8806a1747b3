import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import type { Plan, Room } from '#plan/level.ts'
import { cottage } from '#plan/templates/single/narrow/cottage.ts'
import { courtyard } from '#plan/templates/single/wide/courtyard.ts'
import { frontSuite } from '#plan/templates/single/narrow/front-suite.ts'
import { labelProblems } from './label-problems.ts'

const plans = [cottage, courtyard, frontSuite].flatMap((template) =>
  candidatesOf(template, 8).map((one) => one.plan),
)
const [plan] = plans

const withRoom = (from: Plan | undefined, id: string, change: (room: Room) => Partial<Room>): Plan => {
  if (!from) throw new Error('There is no plan.')
  const [ground] = from.levels
  const rooms = ground.rooms.map((room) => (room.id === id ? { ...room, ...change(room) } : room))
  return { ...from, levels: [{ ...ground, rooms }] }
}

test('names on cards overlap no furniture and no other name', () => {
  expect(plans.flatMap(labelProblems)).toEqual([])
})

test('a name without space between furniture is reported', () => {
  const [ground] = plan?.levels ?? []
  const room = ground?.rooms.find((one) => one.id === 'bed2')
  const full = ground &&
    plan &&
    room && {
      ...plan,
      levels: [
        {
          ...ground,
          pieces: [
            ...ground.pieces,
            { type: 'bed-king', room: 'bed2', rect: room.main, facing: 'rear' as const, flipped: false },
          ],
        },
      ] as const,
    }

  expect(full && labelProblems(full)).toContain('the name of bed2 lies on furniture')
})

test('a room too small for its name is reported', () => {
  const tiny = withRoom(plan, 'bed2', ({ main }) => ({ main: { ...main, w: 300, h: 300 } }))

  expect(labelProblems(tiny)).toContain('the name of bed2 finds no room')
})

test('two overlapping names are reported', () => {
  const master = plan?.levels[0].rooms.find((room) => room.id === 'master')
  const twice = withRoom(plan, 'bed2', () => ({ main: master?.main, tiles: master?.tiles }) as Partial<Room>)

  expect(labelProblems(twice).some((problem) => problem.startsWith('the names of'))).toBe(true)
})

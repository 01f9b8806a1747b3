import type { PlanRoom } from '@dream/contract/api/designs/design'
import { expect, test } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { cardOf } from './card-of.ts'

const room = (kind: PlanRoom['kind'], level: PlanRoom['level'], [from, to]: [number, number]): PlanRoom => ({
  id: `${kind}-${from}`,
  name: kind,
  kind,
  level,
  polygon: [
    [0, from],
    [4000, from],
    [4000, to],
    [0, to],
  ],
  width: 4000,
  depth: to - from,
  area: 12,
})

test('a card has the rooms of its plan without their outlines', () => {
  const design = aDesignDocument({ plan: { rooms: [room('kitchen', 'ground', [0, 3000])] } })

  const rooms = cardOf(design).plan?.rooms

  expect(rooms).toEqual([
    {
      id: 'kitchen-0',
      name: 'kitchen',
      kind: 'kitchen',
      level: 'ground',
      width: 4000,
      depth: 3000,
      area: 12,
    },
  ])
})

test("a card has the centre of each storey's living areas, and of one without living rooms that of all rooms", () => {
  const rooms = [
    room('garage', 'ground', [0, 6000]),
    room('kitchen', 'ground', [14_000, 17_000]),
    room('living', 'ground', [16_000, 20_000]),
    room('master', 'upper', [0, 4000]),
    room('bedroom', 'upper', [4000, 9000]),
  ]

  expect(cardOf(aDesignDocument({ plan: { rooms } })).plan?.livedAt).toEqual({ ground: 17, upper: 4.5 })
})

test('a storey that does not exist has no centre', () => {
  expect(
    cardOf(aDesignDocument({ plan: { rooms: [room('kitchen', 'ground', [0, 3000])] } })).plan?.livedAt?.upper,
  ).toBeNull()
})

import { grow } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import { area, depthAt, roomsIn, widthAt } from '../marks/make.ts'
import { floorOf, middleOf, roomsById, roomsOfKind } from '../measure/rooms.ts'
import { stackFrame, stackOf, waterBelow } from '../scripts/wet-rooms.ts'
import { windowsOf } from '../scripts/inclusions.ts'
import { claim, metres } from '../text.ts'
import { wholeOf } from './block.ts'
import type { Choice, Exercise } from './exercise.ts'
import { exerciseOf, pairOf, sameScale } from './exercise.ts'

function bedroomOf(house: House, id: string): Choice {
  const [room] = roomsById(levelOf(house, 'ground'), id)
  if (!room) throw new Error(`${house.slug} has no ${id}.`)
  const { main } = room
  const [across, deep] = [metres(main.w / 1000), metres(main.h / 1000)]
  return {
    house,
    level: 'ground',
    frame: grow(main, 700),
    asked: [area([main])],
    told: [widthAt(main, main.y + main.h * 0.15), depthAt(main, main.x + main.w * 0.2)],
    value: main.w / 1000,
    shows: `a bedroom ${across} m across the plan and ${deep} m from front to back`,
  }
}

const sizeOf = ({ house }: Choice, id: string) => {
  const [room] = roomsById(levelOf(house, 'ground'), id)
  return room ? [metres(room.main.w / 1000), metres(room.main.h / 1000)] : []
}

/** Exercise: two bedrooms with the same two dimensions, one of them turned. */
export function dimensionsExercise(): Exercise {
  const ids = ['bed4', 'bed3'] as const
  const [a, b] = sameScale(
    bedroomOf(houseOf('redgum-gully'), ids[0]),
    bedroomOf(houseOf('rainmoth-gully'), ids[1]),
    'middle',
  )
  const [across = '', deep = ''] = a.value > b.value ? sizeOf(a, ids[0]) : sizeOf(b, ids[1])
  claim(
    [sizeOf(a, ids[0]), sizeOf(b, ids[1])].every((size) => size.includes(across) && size.includes(deep)),
    'both bedrooms have the same two numbers',
  )
  return exerciseOf({
    question: `Which of these two coloured bedrooms says ${across} × ${deep} on its plan?`,
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: the first number goes across, ${across} m; ${other.letter} is ${deep} m across and ${across} m deep.`,
  })
}

function pipesOf(house: House): Choice {
  const wet = roomsOfKind(levelOf(house, 'upper'), 'ensuite', 'bathroom')
  const below = waterBelow(house)
  const { shared, percent } = stackOf(wet, below)
  return {
    house,
    level: 'upper',
    frame: stackFrame(house),
    asked: [roomsIn(wet), { kind: 'outline', rects: floorOf(below) }],
    told: [area(shared, 'sand')],
    value: percent,
    shows: `${percent}% of the wet rooms upstairs stand over rooms with water`,
  }
}

/** Exercise: wet rooms above are coloured; dashed lines are the wet rooms below. */
export function wetRoomsExercise(): Exercise {
  const [a, b] = pairOf(pipesOf, ['gidgee-furrow', 'clover-brook'])
  return exerciseOf({
    question: 'Dashed lines show water below. Which of these two has more of its coloured bathrooms over it?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: ${one.value}% of its bathrooms stand over water, ${other.value}% in ${other.letter}.`,
  })
}

function glazed(house: House): Choice {
  const windows = windowsOf(house)
  return {
    house,
    level: 'ground',
    frame: wholeOf(house),
    asked: [{ kind: 'dots', points: windows.map(middleOf) }],
    told: [],
    value: windows.length,
    shows: `${windows.length} windows on the ground floor`,
  }
}

/** Exercise: a dot for each window. */
export function inclusionsExercise(): Exercise {
  const [a, b] = pairOf(glazed, ['brolga-verge', 'egret-ford'])
  return exerciseOf({
    question: 'Each dot is a window. Which of these two needs more blinds?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) => `${one.letter} has ${one.value} windows, ${other.letter} has ${other.value}.`,
  })
}

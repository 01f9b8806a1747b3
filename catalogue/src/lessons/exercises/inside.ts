import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, centreOf, grow } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'
import { levelOf } from '../house.ts'
import { area, roomsIn } from '../marks/make.ts'
import { floorOf, middleOf, pieceIn, roomsOfKind, squareMetres } from '../measure/rooms.ts'
import { lengthMOf } from '../measure/walk.ts'
import { shopping } from '../scripts/garage.ts'
import { stopsOf } from '../scripts/kitchen.ts'
import { arrivingAt } from '../scripts/stairs.ts'
import { cupboardsOf } from '../scripts/storage.ts'
import { zonesOf } from '../scripts/zones.ts'
import { inWords, metres } from '../text.ts'
import { wholeOf } from './block.ts'
import type { Choice, Exercise } from './exercise.ts'
import { exerciseOf, pairOf } from './exercise.ts'
import { walkedIn } from './walked.ts'

function soundsOf(house: House): Choice {
  const { busy, quiet, strokes, noisy, bedrooms } = zonesOf(house)
  const value = noisy.length
  return {
    house,
    level: 'ground',
    frame: wholeOf(house),
    asked: [busy, quiet],
    told: value > 0 ? [strokes] : [],
    value,
    shows: `${value === 0 ? 'none' : inWords(value).toLowerCase()} of the ${inWords(bedrooms).toLowerCase()} bedrooms next to kitchen, dining or living`,
  }
}

/** Exercise: busy rooms are coloured, bedrooms hatched, as in the lesson. */
export function zonesExercise(): Exercise {
  const [a, b] = pairOf(soundsOf, ['lamplight-pass', 'ghostgum-bank'])
  return exerciseOf({
    question: 'Busy rooms are coloured, bedrooms hatched. Which of these two sleeps more quietly?',
    wanted: 'less',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: ${inWords(one.value).toLowerCase()} bedrooms share a wall with a busy room; in ${other.letter} ${inWords(other.value).toLowerCase()} do.`,
  })
}

function roundIn(house: House): Choice {
  const stops = stopsOf(levelOf(house, 'ground'))
  const round = [...stops, stops[0]]
  const value = lengthMOf(round)
  const frame: Rect = grow(boundsOf(stops.map(([x, y]) => ({ x, y, w: 0, h: 0 }))), 900)
  return {
    house,
    level: 'ground',
    frame,
    asked: [{ kind: 'dots', points: stops }],
    told: [{ kind: 'walk', points: round }],
    value,
    shows: `fridge, sink and cooktop; a round from one to the next is ${metres(value)} m`,
  }
}

/** Exercise: the work triangles of two kitchens at one scale. */
export function kitchenExercise(): Exercise {
  const [a, b] = pairOf(roundIn, ['anabranch-gully', 'bracken-pocket'], 'middle')
  return exerciseOf({
    question: 'Dots mark fridge, sink and cooktop. In which of these two does the cook walk less?',
    wanted: 'less',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: one round is ${metres(one.value)} m, in ${other.letter} it is ${metres(other.value)} m.`,
  })
}

function cupboardsIn(house: House): Choice {
  const floor = floorOf(cupboardsOf(house))
  const value = squareMetres(floor)
  return {
    house,
    level: 'ground',
    frame: wholeOf(house),
    asked: [area(floor)],
    told: [],
    value,
    shows: `robes, pantry and linen take ${metres(value)} m² of the ground floor`,
  }
}

/** Exercise: robes, pantry and linen are coloured in both plans. */
export function storageExercise(): Exercise {
  const [a, b] = pairOf(cupboardsIn, ['bilby-light', 'ironbark-corner'])
  return exerciseOf({
    question: 'Robes, pantry and linen are coloured. Which of these two has more room for your things?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter} has ${metres(one.value)} m² of cupboards, ${other.letter} ${metres(other.value)} m².`,
  })
}

function bagsIn(house: House): Choice {
  const walk = shopping(house)
  const level = levelOf(house, 'ground')
  const ends = [walk.points[0] ?? [0, 0], centreOf(pieceIn(level, 'fridge').rect)] as const
  return walkedIn(house, walk, {
    asked: [roomsIn(roomsOfKind(level, 'garage')), { kind: 'dots', points: ends }],
    from: 'from the car to the fridge',
  })
}

/** Exercise: the walk from the boot to the fridge, around walls and through doors. */
export function garageExercise(): Exercise {
  const [a, b] = pairOf(bagsIn, ['currawong-corner', 'wattlebird-tarn'])
  return exerciseOf({
    question: 'Dots mark car and fridge. In which of these two are six bags carried less far?',
    wanted: 'less',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: ${metres(one.value)} m from car to fridge, ${metres(other.value)} m in ${other.letter}.`,
  })
}

function climbIn(house: House): Choice {
  const level = levelOf(house, 'ground')
  const door = level.openings.find(({ type }) => type === 'entry')
  return walkedIn(house, arrivingAt(house), {
    asked: [
      area(floorOf(roomsOfKind(level, 'stair'))),
      { kind: 'dots', points: door ? [middleOf(door)] : [] },
    ],
    from: 'from the front door to the first step',
  })
}

/** Exercise: the dot is the front door, the stairs are coloured. */
export function stairsExercise(): Exercise {
  const [a, b] = pairOf(climbIn, ['orchard-shore', 'estuary-bend'])
  return exerciseOf({
    question: 'A dot marks the front door. In which of these two are the coloured stairs nearer to it?',
    wanted: 'less',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: ${metres(one.value)} m to the first step, ${metres(other.value)} m in ${other.letter}.`,
  })
}

import { centreOf } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'
import { levelOf } from '../house.ts'
import { roomsIn } from '../marks/make.ts'
import { glassMetres } from '../measure/light.ts'
import { beforePiece, pieceIn } from '../measure/rooms.ts'
import { outdoorsOf } from '../scripts/alfresco.ts'
import { livingGlass, livingOf } from '../scripts/north.ts'
import { metres } from '../text.ts'
import { wholeOf } from './block.ts'
import type { Choice, Exercise } from './exercise.ts'
import { exerciseOf, pairOf } from './exercise.ts'
import { walkedIn } from './walked.ts'

/** View of a house with north at the top, where the rear is. */
function towardsNorth(house: House): Choice {
  const glass = livingGlass(house)
  const lit = glass.filter(({ outside }) => outside === 'rear')
  const value = glassMetres(glass, 'rear')
  return {
    house,
    level: 'ground',
    frame: wholeOf(house, 2400),
    asked: [roomsIn(livingOf(house)), { kind: 'compass', north: 0 }],
    told: [{ kind: 'strokes', lines: lit.map(({ from, to }) => [from, to] as const), tone: 'marker' }],
    value,
    shows: `north is at the top; kitchen, dining and living have ${value > 0 ? `${metres(value)} m of` : 'no'} glass on that side`,
  }
}

/** Exercise: north is at the top of both plans; one has its living rooms there. */
export function northExercise(): Exercise {
  const [a, b] = pairOf(towardsNorth, ['basalt-knoll', 'tallowwood-knoll'])
  return exerciseOf({
    question: 'Which of these two lets the midday sun into its coloured living rooms?',
    wanted: 'more',
    a,
    b,
    reason: (one, other) =>
      `${one.letter} has ${metres(one.value)} m of living room glass to the north, ${other.letter} ${other.value > 0 ? `${metres(other.value)} m` : 'none'}.`,
  })
}

function platesOf(house: House): Choice {
  const level = levelOf(house, 'ground')
  const { rooms, walk } = outdoorsOf(house)
  const cook = beforePiece(pieceIn(level, 'bench-cooktop'), 0)
  const table = centreOf(pieceIn(level, 'outdoor-8', 'outdoor-6').rect)
  return walkedIn(house, walk, {
    asked: [roomsIn(rooms), { kind: 'dots', points: [cook, table] }],
    from: 'from the cooktop to the table in the alfresco',
  })
}

/** Exercise: the dots are cooktop and table; the way leads around walls. */
export function alfrescoExercise(): Exercise {
  const [a, b] = pairOf(platesOf, ['maidenhair-furrow', 'candlebark-brook'])
  return exerciseOf({
    question: 'Dots mark cooktop and outdoor table. In which of these two do plates travel less?',
    wanted: 'less',
    a,
    b,
    reason: (one, other) =>
      `${one.letter}: ${metres(one.value)} m on foot, ${metres(other.value)} m in ${other.letter}.`,
  })
}

import { landingsOf } from '#plan/check/ground.ts'
import { boundsOf, centreOf, rear } from '#plan/geometry/geometry.ts'
import { stepsOf } from '#plan/stairs/stairs.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { area, measured, tally } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { floorOf, middleOf, pieceIn, roomsOfKind, squareMetres } from '../measure/rooms.ts'
import type { Walk } from '../measure/walk.ts'
import { walkBetween } from '../measure/walk.ts'
import { close, whole } from '../views.ts'
import { claim, metres } from '../text.ts'

/** Walk from the front door to the first step. */
export function arrivingAt(house: House): Walk {
  const ground = levelOf(house, 'ground')
  const front = ground.openings.find(({ type }) => type === 'entry')
  if (!front) throw new Error(`${house.slug} has no front door.`)
  return walkBetween(ground, middleOf(front), centreOf(boundsOf(landingsOf(ground))))
}

function scene() {
  const house = houseOf('mudstone-verge')
  const ground = levelOf(house, 'ground')
  const upper = levelOf(house, 'upper')
  const [below, above] = [roomsOfKind(ground, 'stair'), roomsOfKind(upper, 'stair')]
  const flight = pieceIn(ground, 'stair-u', 'stair-straight')
  const head = centreOf(boundsOf(landingsOf(upper)))
  const arriving = arrivingAt(house)
  const toBed = roomsOfKind(upper, 'master', 'bedroom')
    .map((room) => walkBetween(upper, head, centreOf(room.main)))
    .reduce((a, b) => (b.metres > a.metres ? b : a))
  const floor = squareMetres(floorOf([...below, ...above]))
  const { flights, goings, widthMm: width } = stepsOf(flight)
  claim(flights === 2, 'the stairs turn')
  const steps = flights * (goings + 1)
  const near = close(house, floorOf(below), 900)
  const [view, up] = [whole(house), whole(house, 'upper')]
  const climb: Mark = { kind: 'walk', points: arriving.points }
  return { house, below, above, flight, arriving, toBed, floor, steps, width, near, view, up, climb }
}

function beatsOf({
  house,
  below,
  above,
  flight,
  arriving,
  toBed,
  floor,
  steps,
  width,
  near,
  view,
  up,
  climb,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'You climb the stairs every day. Climb them on paper first.',
      shows: `The ground floor of ${house.title}; the stairs light up.`,
      view,
      marks: [area(floorOf(below))],
    },
    {
      caption: `From the front door it is ${metres(arriving.metres)} m to the stairs.`,
      shows: 'A way is walked from the front door to the first step.',
      view,
      marks: [area(floorOf(below)), climb, tally(arriving.metres, 'm')],
    },
    {
      caption: `${steps} steps in two flights, each ${metres(width / 1000)} m wide.`,
      shows: 'Near to the stairs, which turn halfway: one flight is measured across.',
      view: near,
      marks: [
        flight.facing === 'left' || flight.facing === 'right'
          ? measured([flight.rect.x + 1500, flight.rect.y], [flight.rect.x + 1500, flight.rect.y + width])
          : measured(
              [flight.rect.x, rear(flight.rect) - 1500],
              [flight.rect.x + width, rear(flight.rect) - 1500],
            ),
      ],
    },
    {
      caption: `Upstairs, the farthest bed is ${metres(toBed.metres)} m from the top step.`,
      shows: 'On the upper floor a way is walked from the stairs to the farthest bedroom.',
      view: up,
      marks: [{ kind: 'walk', points: toBed.points }, tally(toBed.metres, 'm')],
      linger: 0.4,
    },
    {
      caption: `On both floors together the stairs take ${metres(floor)} m².`,
      shows: 'The stairs light up on the upper floor; a figure counts their area.',
      view: up,
      marks: [area(floorOf(above)), tally(floor, 'm²')],
    },
  ]
}

/** Lesson: where stairs begin and land, and the floor they take. */
export function stairs(): Lesson {
  return {
    slug: 'follow-the-stairs',
    topic: 'Inside the plan',
    title: 'Follow the stairs',
    description: 'What to look at where stairs begin, turn and land.',
    beats: beatsOf(scene()),
    ask: { whom: 'Ask your designer', question: 'Will the wardrobe and the big sofa make the turn?' },
    posterBeat: 1,
  }
}

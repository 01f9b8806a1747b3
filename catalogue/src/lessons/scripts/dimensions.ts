import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { rear, right } from '#plan/geometry/geometry.ts'
import type { Piece, Room } from '#plan/level.ts'

import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { depthAt, measured, widthAt } from '../marks/make.ts'
import { pieceIn, roomsById } from '../measure/rooms.ts'
import { frontWall } from '../stage/elevation.ts'
import { close, fromStreet, whole } from '../views.ts'
import { metres } from '../text.ts'

/** Line from the foot of a bed to the opposite wall. */
function beforeBed({ rect, facing }: Piece, { main }: Room): readonly [Point, Point] {
  const [x, y] = [rect.x + rect.w * 0.85, rect.y + rect.h * 0.85]
  if (facing === 'rear')
    return [
      [x, rear(rect)],
      [x, rear(main)],
    ]
  if (facing === 'front')
    return [
      [x, rect.y],
      [x, main.y],
    ]
  return facing === 'right'
    ? [
        [right(rect), y],
        [right(main), y],
      ]
    : [
        [rect.x, y],
        [main.x, y],
      ]
}

const middle = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2]

function scene() {
  const house = houseOf('curlew-fold')
  const level = levelOf(house, 'ground')
  const [room] = roomsById(level, 'bed2')
  if (!room) throw new Error('Bed 2 is missing.')
  const bed = pieceIn(
    { ...level, pieces: level.pieces.filter((piece) => piece.room === room.id) },
    'bed-queen',
    'bed-double',
  )
  const { main } = room
  const [from, to] = beforeBed(bed, room)
  const near = close(house, [main], 900)
  const around = whole(house, 'ground', 2300)
  const across = metres(main.w / 1000)
  const deep = metres(main.h / 1000)
  const wall = frontWall(house)
  return { wall, house, bed, main, from, to, near, around, across, deep }
}

function beatsOf({
  wall,
  house,
  bed,
  main,
  from,
  to,
  near,
  around,
  across,
  deep,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: `Every room has two numbers. This one says ${across} × ${deep}.`,
      shows: `A bedroom of ${house.title}, near enough to read its size.`,
      view: near,
      marks: [],
    },
    {
      caption: `${across} m across, then ${deep} m front to back.`,
      shows: 'The room is measured from left to right, then from front to back.',
      view: near,
      marks: [widthAt(main, main.y + main.h * 0.28), depthAt(main, main.x + main.w * 0.3)],
    },
    {
      caption: 'Both stop at the wall. The robe is not in them.',
      shows: 'The measured floor is coloured; walls and robe stay outside of it.',
      view: near,
      marks: [{ kind: 'area', rects: [main], tone: 'marker' }],
    },
    {
      caption: `Put the bed in, and ${measured(from, to).text} is left at its foot.`,
      shows: 'The free floor between bed and wall is measured.',
      view: near,
      marks: [{ kind: 'area', rects: [bed.rect], tone: 'sand' }, measured(from, to)],
    },
    {
      caption: `The whole house is measured outside: ${metres(house.box.w / 1000)} × ${metres(house.box.h / 1000)} m.`,
      shows: 'Lines measure the width and the depth of the whole house.',
      view: around,
      marks: [
        widthAt(house.box, house.box.y - 1100),
        depthAt(house.box, middle(house.box)[0] - house.box.w / 2 - 1100),
      ],
    },
    {
      caption: `And how high? Plans don’t say. These walls: ${metres(wall.h / 1000)} m.`,
      shows: `${house.title} from the street; its walls are measured from floor to eaves.`,
      view: fromStreet(house),
      marks: [depthAt(wall, wall.x - 700)],
    },
  ]
}

/** Lesson: the meaning of dimensions in a room and around a house. */
export function dimensions(): Lesson {
  return {
    slug: 'read-the-dimensions',
    topic: 'Building it',
    title: 'Reading the numbers',
    description: 'Which way room sizes are written, and what they leave out.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask about any plan',
      question: 'Are these sizes inside the walls, and does my bed fit with room to walk?',
    },
    posterBeat: 1,
  }
}

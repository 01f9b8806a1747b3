import type { Level, Piece } from '#plan/level.ts'

import { placedAs, sizeOf } from '../place.ts'
import type { Solid } from '../solids.ts'
import { BATHROOM } from './bathroom.ts'
import { car } from './car.ts'
import { KITCHEN } from './kitchen.ts'
import { LIVING } from './living.ts'
import type { Maker } from './maker.ts'
import { SLEEPING } from './sleeping.ts'
import { STORAGE } from './storage.ts'

const MAKERS: Record<string, Maker> = { ...SLEEPING, ...LIVING, ...KITCHEN, ...BATHROOM, ...STORAGE, car }

function bodyOf(piece: Piece): Solid[] {
  const maker = MAKERS[piece.type]
  if (!maker) throw new Error(`No body stands for a ${piece.type}.`)
  const [w, d] = sizeOf(piece)
  return placedAs(piece, maker(w, d))
}

/** Every piece of a storey's plan as a body in its place; stairs belong to the house. */
export const furnitureOf = ({ pieces }: Pick<Level, 'pieces'>): Solid[] =>
  pieces.filter((piece) => !piece.type.startsWith('stair-')).flatMap(bodyOf)

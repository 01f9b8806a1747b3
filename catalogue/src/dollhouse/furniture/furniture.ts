import type { Level, Piece } from '#plan/level.ts'

import { placedAs, sizeOf } from '../place.ts'
import type { Solid } from '../solids.ts'
import { BATHROOM } from './bathroom.ts'
import { CAR_PAINTS, carOf } from './car.ts'
import { KITCHEN } from './kitchen.ts'
import { LIVING } from './living.ts'
import type { Maker } from './maker.ts'
import { SLEEPING } from './sleeping.ts'
import { STORAGE } from './storage.ts'

const MAKERS: Record<string, Maker> = { ...SLEEPING, ...LIVING, ...KITCHEN, ...BATHROOM, ...STORAGE }

const isCar = ({ type }: Piece) => type === 'car'

/** Paint of a car: neighbours in a garage differ, and the first colour varies by house. */
function carPaint(piece: Piece, cars: readonly Piece[]) {
  const first = cars.reduce((sum, { rect }) => sum + Math.round((rect.x + rect.y) / 100), 0)
  return CAR_PAINTS[(Math.abs(first) + cars.indexOf(piece)) % CAR_PAINTS.length] ?? CAR_PAINTS[0]
}

function makerOf(piece: Piece, cars: readonly Piece[]): Maker {
  const maker = isCar(piece) ? carOf(carPaint(piece, cars)) : MAKERS[piece.type]
  if (!maker) throw new Error(`No body stands for a ${piece.type}.`)
  return maker
}

/** Bodies of all furniture of a storey, in place; stairs belong to the house. */
export function furnitureOf({ pieces }: Pick<Level, 'pieces'>): Solid[] {
  const cars = pieces.filter(isCar)
  return pieces
    .filter((piece) => !piece.type.startsWith('stair-'))
    .flatMap((piece) => placedAs(piece, makerOf(piece, cars)(...sizeOf(piece))))
}

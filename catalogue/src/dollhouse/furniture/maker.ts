import type { Solid } from '../solids.ts'

/** Makes a piece `w` wide along its wall and `d` deep into the room, in metres, its back at y = 0. */
export type Maker = (w: number, d: number) => Solid[]

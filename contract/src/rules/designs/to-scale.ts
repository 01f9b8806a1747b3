import type { Picture } from '../../api/designs/design.ts'

/** Drawings of our own catalogue, alone, are known to have so many of their pixels to a metre. */
export const DRAWING_TO_SCALE = /^\/media\/(plans\/[\w-]+\/[\w.-]+\.svg)$/

/** Whether the scale of a drawing is known: then a sheet of it can be printed. */
export const isToScale = ({ light }: Pick<Picture, 'light'>): boolean => DRAWING_TO_SCALE.test(light)

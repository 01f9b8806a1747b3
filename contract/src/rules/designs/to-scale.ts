import type { Picture } from '../../api/designs/design.ts'

/** Drawings with a known scale: only those of our own catalogue. */
export const DRAWING_TO_SCALE = /^\/media\/(plans\/[\w-]+\/[\w.-]+\.svg)$/

/** Whether the scale of a drawing is known, so that a sheet of it can be printed. */
export const isToScale = ({ light }: Pick<Picture, 'light'>): boolean => DRAWING_TO_SCALE.test(light)

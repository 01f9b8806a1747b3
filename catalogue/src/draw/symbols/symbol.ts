/** Draws a piece `w` wide and `d` deep in its own frame: x along the wall, y away from it, in centimetres. */
export type Symbol = (w: number, d: number) => string

/** Drawing units are centimetres; y runs down the sheet. */
const number = (value: number) => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Numbers in their shortest SVG form. */
export const n = (...values: number[]) => values.map(number).join(' ')

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const box = (className: string, { x, y, w, h }: Box, radius = 0) =>
  `<rect class="${className}" x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"${radius ? ` rx="${number(radius)}"` : ''}/>`

export const dot = (className: string, [x, y]: readonly [number, number], radius: number) =>
  `<circle class="${className}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"/>`

export const oval = (className: string, { x, y, w, h }: Box) =>
  `<ellipse class="${className}" cx="${number(x + w / 2)}" cy="${number(y + h / 2)}" rx="${number(w / 2)}" ry="${number(h / 2)}"/>`

export const path = (className: string, data: string) => `<path class="${className}" d="${data}"/>`

/** Straight strokes, each given as x, y, x, y. */
export const strokes = (
  className: string,
  ...lines: readonly (readonly [number, number, number, number])[]
) => path(className, lines.map(([x1, y1, x2, y2]) => `M${n(x1, y1)}L${n(x2, y2)}`).join(''))

/** A closed outline; horizontal and vertical sides use the short commands. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${n(x, y)}`
      return before[1] === y ? `H${n(x)}` : before[0] === x ? `V${n(y)}` : `L${n(x, y)}`
    })
    .join('')
    .concat('Z')
}

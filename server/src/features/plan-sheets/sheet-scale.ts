/** Millimetres throughout. */
type Size = { width: number; height: number }
export type Sheet = { paper: 'A4' | 'A3'; isLandscape: boolean; scale: number; drawn: Size }

/** Of the paper, for its edges; and for the strip that says what is drawn, and to which scale. */
export const EDGE_MM = 12
export const STRIP_MM = 24

const PAPERS = { A4: { width: 210, height: 297 }, A3: { width: 297, height: 420 } } as const
/** Those that builders draw in. */
const SCALES = [100, 200, 500] as const

/** The largest usual scale at which a drawing of so many millimetres of house fits, on the smallest paper of it. */
export function sheetFor(real: Size): Sheet {
  const sheets = SCALES.flatMap((scale) =>
    (['A4', 'A3'] as const).flatMap((paper) =>
      [false, true].map((isLandscape): Sheet => {
        const drawn = { width: real.width / scale, height: real.height / scale }
        return { paper, isLandscape, scale, drawn }
      }),
    ),
  )
  const fitting = sheets.find(({ drawn, ...sheet }) => {
    const { width, height } = paperOf(sheet)
    return drawn.width <= width - 2 * EDGE_MM && drawn.height <= height - 2 * EDGE_MM - STRIP_MM
  })
  if (!fitting) throw new Error(`No paper takes a drawing of ${real.width} by ${real.height} mm`)
  return fitting
}

export function paperOf({ paper, isLandscape }: Pick<Sheet, 'paper' | 'isLandscape'>): Size {
  const { width, height } = PAPERS[paper]
  return isLandscape ? { width: height, height: width } : { width, height }
}

/** Size in millimetres. */
type Size = { width: number; height: number }
export type Sheet = { paper: 'A4' | 'A3'; isLandscape: boolean; scale: number; drawn: Size }

/** Paper reserved for the edges, and for the strip with title and scale. */
export const EDGE_MM = 12
export const STRIP_MM = 24

const PAPERS = { A4: { width: 210, height: 297 }, A3: { width: 297, height: 420 } } as const
/** Scales that builders draw in. */
const SCALES = [100, 200, 500] as const

/** Returns the largest usual scale at which a drawing of this real size fits, on the smallest paper for it. */
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

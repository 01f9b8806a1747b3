import type { Design } from '@dream/contract/api/designs/design'
import { createMaker } from '#platform/print/make-once.ts'
import { drawingsToScale, drawPlan, realSizeOf } from './plan-drawing.ts'
import { sheetFor } from './sheet-scale.ts'

/** Max cached sheets; a changed plan has a new key. */
const KEPT = 30

/** Creates PDF sheets of plans, cached by version of the design and lot. */
export function createPlanSheets(mediaFolder: string) {
  const made = createMaker<Buffer>(KEPT)
  return {
    /** Null for a design that has no drawing to scale. */
    of: (design: Design): Promise<Buffer> | null =>
      drawingsToScale(design).length === 0 ? null : made(design, () => make(mediaFolder, design)),
  }
}

async function make(mediaFolder: string, design: Design): Promise<Buffer> {
  const drawn = await Promise.all(
    drawingsToScale(design).map(async (drawing) => {
      const sheet = sheetFor(realSizeOf(drawing))
      return { drawing, sheet, image: await drawPlan(mediaFolder, drawing, sheet.scale) }
    }),
  )
  // Loaded with the first sheet: most processes never need it.
  const { writeSheet } = await import('./write-sheet.ts')
  return writeSheet(design, drawn)
}

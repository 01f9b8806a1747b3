import { createHash } from 'node:crypto'
import type { Design } from '@dream/contract/api/designs/design'
import { drawingsToScale, drawPlan, realSizeOf } from './plan-drawing.ts'
import { sheetFor } from './sheet-scale.ts'

/** Made ones that are kept; a plan that was changed is another one. */
const KEPT = 30

/** The PDF sheets of plans, each made once for a version of its design and a lot. */
export function createPlanSheets(mediaFolder: string) {
  const made = new Map<string, Promise<Buffer>>()
  let tail: Promise<unknown> = Promise.resolve()
  return {
    /** Null for a design that has no drawing to scale. */
    of(design: Design): Promise<Buffer> | null {
      if (drawingsToScale(design).length === 0) return null
      const version = createHash('sha256').update(JSON.stringify(design)).digest('base64')
      const known = made.get(version)
      if (known) return known
      // One at a time: a print is nothing that anybody else waits for.
      const sheet = tail.then(() => make(mediaFolder, design))
      tail = sheet.catch(() => made.delete(version))
      made.set(version, sheet)
      const [oldest] = made.keys()
      if (made.size > KEPT && oldest !== undefined) made.delete(oldest)
      return sheet
    },
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

import { expect, test } from 'vitest'

import type { LevelDraft, Template } from '../draft.ts'
import { draftOf, seedsOf } from '../edition.ts'
import { areaOf, overlapArea } from '../geometry/geometry.ts'
import { meaningOf } from '../kinds.ts'
import type { Cell } from '../layout/solve.ts'
import { bestDepthMm, Infeasible, solve } from '../layout/solve.ts'
import { TEMPLATES } from './index.ts'

const SEEDS = 150

interface Layout {
  draft: LevelDraft
  /** Null where a seed's sizes allow no layout, which is not an error. */
  cells: Cell[] | null
}

const made = new Map<string, Layout[]>()
function layouts(template: Template): Layout[] {
  const known = made.get(template.id) ?? layoutsOf(template)
  made.set(template.id, known)
  return known
}

/** Ground layouts of the first seeds of every edition. */
function layoutsOf(template: Template): Layout[] {
  return seedsOf(template, SEEDS).map((seed) => {
    const draft = draftOf(template, seed).ground
    try {
      return { draft, cells: solve(draft.tree, { x: 0, y: 0, w: draft.widthMm, h: bestDepthMm(draft.tree) }) }
    } catch (error) {
      if (!(error instanceof Infeasible)) throw error
      return { draft, cells: null }
    }
  })
}

test.each(TEMPLATES)(
  'the rooms of $id fill their block without a gap or an overlap, whatever the seed',
  (template) => {
    for (const { draft, cells } of layouts(template)) {
      if (!cells) continue
      const total = cells.reduce((sum, { rect }) => sum + areaOf(rect), 0)
      const shared = cells.reduce(
        (sum, a, index) =>
          sum + cells.slice(index + 1).reduce((all, b) => all + overlapArea(a.rect, b.rect), 0),
        0,
      )
      expect(shared).toBe(0)
      expect(Math.abs(total - draft.widthMm * bestDepthMm(draft.tree))).toBeLessThan(draft.widthMm * 20)
    }
  },
)

test.each(TEMPLATES)('every room of $id has a meaning, and most seeds have a layout', (template) => {
  const found = layouts(template).flatMap(({ cells }) => (cells ? [cells] : []))

  for (const cells of found)
    for (const { room } of cells) if (room !== 'out') expect(meaningOf(room).name).not.toBe('')
  expect(found.length).toBeGreaterThan(SEEDS / 2)
})

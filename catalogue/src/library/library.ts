import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'

import type { Design, Picture } from '@dream/contract/api/designs/design'

import { describe } from '#describe/describe.ts'
import { slugOf } from '#describe/names.ts'
import { drawCard } from '#draw/card.ts'
import { drawDetail } from '#draw/detail.ts'
import { pixelsOf, RECIPE, toAvif } from '#draw/svg/raster.ts'
import { factsOf } from '#plan/facts.ts'
import type { Level, Plan } from '#plan/level.ts'

export const LIBRARY = fileURLToPath(new URL('../../library/', import.meta.url))
const URL_PREFIX = '/media/plans'

/** Which template and seed a plan of the library comes from, so that it can be made again. */
export interface Origin {
  template: string
  seed: string
}

/** A file of the library below its folder of plans; the name says what is in it before it is made. */
export interface LibraryFile {
  path: string
  make: () => Promise<Buffer>
}

export interface NamedPlan {
  title: string
  plan: Plan
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

interface Drawn {
  files: LibraryFile[]
  card: Picture
  drawing: Picture
}

function drawLevel(plan: Plan, level: Level, slug: string): Drawn {
  const shown = plan.levels.length > 1 ? level.name : null
  const cards = (['light', 'dark'] as const).map((theme) => {
    const { svg, frame } = drawCard(plan, level, theme)
    const size = pixelsOf(frame)
    const ending = theme === 'dark' ? '-dark' : ''
    const path = `${slug}/card-${level.name}${ending}.${digest(RECIPE + svg)}.avif`
    return { size, path, make: () => toAvif(svg, theme, size) }
  })
  const [light, dark] = cards
  const detail = drawDetail(plan, level, factsOf(plan).livingSide)
  const path = `${slug}/plan-${level.name}.${digest(detail.svg)}.svg`
  const packed = { path: `${path}.gz`, make: async () => gzipSync(detail.svg, { level: 9 }) }
  return {
    files: [...cards.map((card) => ({ path: card.path, make: card.make })), packed],
    card: {
      level: shown,
      light: `${URL_PREFIX}/${light?.path}`,
      dark: `${URL_PREFIX}/${dark?.path}`,
      width: light?.size.width ?? 0,
      height: light?.size.height ?? 0,
    },
    drawing: {
      level: shown,
      light: `${URL_PREFIX}/${path}`,
      dark: `${URL_PREFIX}/${path}#dark`,
      width: detail.width,
      height: detail.height,
    },
  }
}

export interface Library {
  designs: Design[]
  files: LibraryFile[]
  origins: Record<string, Origin>
}

/** Describes all plans and draws their files; the same plans always make the same bytes. */
export function libraryOf(plans: readonly NamedPlan[]): Library {
  const library: Library = { designs: [], files: [], origins: {} }
  for (const { title, plan } of plans) {
    const drawn = plan.levels.map((level) => drawLevel(plan, level, slugOf(title)))
    library.origins[slugOf(title)] = { template: plan.template, seed: plan.seed }
    library.files.push(...drawn.flatMap((one) => one.files))
    library.designs.push(
      describe(plan, title, {
        cards: drawn.map((one) => one.card),
        drawings: drawn.map((one) => one.drawing),
      }),
    )
  }
  return library
}

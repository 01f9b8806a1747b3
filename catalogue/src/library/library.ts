import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'

import type { Design, Picture } from '@dream/contract/api/designs/design'

import { describe } from '#describe/describe.ts'
import { wordsFor } from '#describe/lines/words.ts'
import { slugOf } from '#describe/names.ts'
import { drawCard } from '#draw/card.ts'
import { drawDetail } from '#draw/detail.ts'
import { drawStreet } from '#draw/street/draw-street.ts'
import { pixelsOf, RECIPE, toAvif } from '#draw/svg/raster.ts'
import { factsOf } from '#plan/facts.ts'
import type { Archive } from './archived.ts'
import type { Origin } from './origins.ts'
import type { Level, Plan } from '#plan/level.ts'

export const LIBRARY = fileURLToPath(new URL('../../library/', import.meta.url))
const URL_PREFIX = '/media/plans'

/** A file of the library below its folder of plans; its name has a digest of its source, known before it is rendered. */
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

interface SeenFromStreet {
  files: LibraryFile[]
  views: Picture[]
}

/** Drawings of the house from the street, one for each style; the file name has the style. */
function drawViews(plan: Plan, slug: string): SeenFromStreet {
  const drawn = drawStreet(plan).map(({ style, svg, width, height }) => {
    const path = `${slug}/street-${style}.${digest(svg)}.svg`
    const url = `${URL_PREFIX}/${path}`
    return {
      file: { path: `${path}.gz`, make: async () => gzipSync(svg, { level: 9 }) },
      view: { level: null, light: url, dark: `${url}#dark`, width, height },
    }
  })
  return { files: drawn.map(({ file }) => file), views: drawn.map(({ view }) => view) }
}

export interface Library {
  designs: Design[]
  files: LibraryFile[]
  origins: Record<string, Origin>
  archive: Archive
}

/** Describes all plans and draws their files; the same plans always make the same bytes. */
export function libraryOf(plans: readonly NamedPlan[], archive: Archive = {}): Library {
  const library: Library = { designs: [], files: [], origins: {}, archive }
  const words = wordsFor(plans.map(({ plan }) => plan))
  for (const [index, { title, plan }] of plans.entries()) {
    const drawn = plan.levels.map((level) => drawLevel(plan, level, slugOf(title)))
    library.origins[slugOf(title)] = { template: plan.template, seed: plan.seed }
    const street = drawViews(plan, slugOf(title))
    library.files.push(...drawn.flatMap((one) => one.files), ...street.files)
    library.designs.push(
      describe(
        { plan, title, words: words[index] ?? { line: '', features: [] } },
        {
          cards: drawn.map((one) => one.card),
          drawings: drawn.map((one) => one.drawing),
          views: street.views,
        },
      ),
    )
  }
  return library
}

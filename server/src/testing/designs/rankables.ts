import { groundOf } from '@dream/contract/rules/land/land-fit'
import type { Answers } from '#features/designs/ranking/answers.ts'
import type { Placed } from '#features/designs/ranking/feature-index.ts'
import { aDesignDocument } from './design-documents.ts'

/** Profile without answers. */
export const NO_ANSWERS: Answers = {
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  blockWidth: null,
  blockDepth: null,
  ground: groundOf({ corner: null, setbacks: null, state: null, mustHaves: [] }),
  onlyFitting: false,
  budget: null,
  mustHaves: [],
  pictured: {},
}

/** Seeded random numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Options = Parameters<typeof aDesignDocument>[0] & { ordinal?: number; isPublished?: boolean }

/** Design with its ordinal, as input of ranking. */
export function aPlaced({ ordinal = 0, isPublished = true, ...options }: Options = {}): Placed {
  return { design: aDesignDocument(options), ordinal, isPublished }
}

const OPTIONAL_TAGS = [
  'room:study',
  'room:media',
  'room:alfresco',
  'living:second',
  'kitchen:island',
  'room:mudroom',
]
const SIDES = ['front', 'rear', 'left'] as const
const OTHER_KINDS = ['Kitchen', 'Bathroom', 'Living'] as const

/** Designs with random facts and tags; about one in six is no floor plan and one in twenty is archived. */
export function randomPlaced(random: () => number, count: number): Placed[] {
  const upTo = (most: number) => Math.floor(random() * most)
  return Array.from({ length: count }, (_, ordinal) => {
    const isPublished = random() > 0.05
    if (random() < 0.16)
      return aPlaced({
        ordinal,
        isPublished,
        category: OTHER_KINDS[upTo(3)] ?? 'Kitchen',
        tags: [`style:${upTo(5)}`],
      })
    const storeys = random() < 0.7 ? 1 : 2
    const bedrooms = 2 + upTo(4)
    const livingSide = SIDES[upTo(3)] ?? 'rear'
    return aPlaced({
      ordinal,
      isPublished,
      bedrooms,
      bathrooms: 1 + upTo(3),
      garages: upTo(4),
      frontage: 7.5 + upTo(30) / 2,
      totalArea: 110 + upTo(2500) / 10,
      tags: [
        `storeys:${storeys}`,
        `beds:${bedrooms}`,
        `living:${livingSide}`,
        ...OPTIONAL_TAGS.filter(() => random() < 0.4),
      ],
      plan: {
        template: `template-${upTo(12)}`,
        storeys,
        livingSide,
        minLotDepth: 20 + upTo(30),
      },
    })
  })
}

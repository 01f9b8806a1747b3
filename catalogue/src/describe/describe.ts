import type { DrawnDesign, Picture } from '@dream/contract/api/designs/design'

import type { Plan } from '#plan/level.ts'
import { uuidOf } from '#library/uuid.ts'

import { slugOf } from './names.ts'
import type { Traits } from './traits.ts'
import { traitsOf } from './traits.ts'
import type { Words } from './lines/words.ts'
import { interestsOf, lookingForOf } from './phrases.ts'

const NAMESPACE = 'dream-design/floor-plans/'

/** Deterministic id of a slug. */
export const idOf = (slug: string) => uuidOf(NAMESPACE + slug)

const ROOM_TAGS = [
  'study',
  'nook',
  'media',
  'lounge',
  'retreat',
  'activity',
  'scullery',
  'pantry',
  'mudroom',
  'courtyard',
  'gallery',
  'guest',
  'pdr',
  'wc',
  'balcony',
  'void',
  'alfresco',
  'wir',
  'store',
]

function tagsOf(traits: Traits): string[] {
  const { facts, bedrooms, bathrooms, cars, total } = traits
  const width =
    facts.minLotWidth <= 10.5
      ? 'narrow'
      : facts.minLotWidth <= 14.5
        ? 'standard'
        : facts.minLotWidth < 20
          ? 'wide'
          : 'acreage'
  const size = total < 180 ? 'compact' : total < 250 ? 'family' : total < 320 ? 'large' : 'grand'
  return [
    `template:${facts.template}`,
    `storeys:${facts.storeys}`,
    `beds:${bedrooms}`,
    `baths:${bathrooms}`,
    `cars:${cars}`,
    `width:${width}`,
    `size:${size}`,
    `living:${facts.livingSide}`,
    `living-areas:${facts.livingAreas}`,
    `master:${facts.masterPosition}`,
    `garage:${facts.garageSide}`,
    ...(facts.livingAreas >= 2 ? ['living:second'] : []),
    ...(traits.livesUpstairs ? ['living:upstairs'] : []),
    ...(traits.site.isLane ? ['site:rear-lane'] : []),
    ...(traits.isDual ? ['living:dual'] : []),
    ...(traits.site.isCorner ? ['site:corner'] : []),
    ...(traits.site.isHalf ? ['site:duplex'] : []),
    ...(traits.site.isZeroLot ? ['site:zero-lot'] : []),
    ...(traits.islandM > 0 ? ['kitchen:island'] : []),
    ...(traits.openPlanM2 >= 55 ? ['living:large'] : []),
    ...(traits.alfrescoM2 >= 20 ? ['alfresco:large'] : []),
    ...ROOM_TAGS.filter(traits.has).map((id) => `room:${TAG_NAMES[id] ?? id}`),
  ]
}

const TAG_NAMES: Record<string, string> = {
  pdr: 'powder',
  wir: 'walk-in-robe',
  nook: 'study-nook',
  scullery: 'butlers-pantry',
  guest: 'guest-suite',
}

interface Pictures {
  cards: Picture[]
  drawings: Picture[]
  views: Picture[]
}

/** Everything that the app says about a plan, its text chosen in comparison with other plans; the pictures are made elsewhere. */
export function describe(
  { plan, title, words }: { plan: Plan; title: string; words: Words },
  pictures: Pictures,
): DrawnDesign {
  const traits = traitsOf(plan)
  const key = `${plan.template}/${plan.seed}`
  const slug = slugOf(title)
  const { facts } = traits
  return {
    id: idOf(slug),
    slug,
    category: 'Floor Plan',
    title,
    description: words.line,
    imageUrl: pictures.cards[0]?.light ?? '',
    pictures: pictures.cards,
    drawings: pictures.drawings,
    views: pictures.views,
    bedrooms: traits.bedrooms,
    bathrooms: traits.bathrooms,
    garages: traits.cars,
    frontage: facts.minLotWidth,
    totalArea: traits.total,
    interests: interestsOf(traits, key),
    lookingFor: lookingForOf(traits),
    features: [...words.features],
    tags: tagsOf(traits),
    plan: facts,
  }
}

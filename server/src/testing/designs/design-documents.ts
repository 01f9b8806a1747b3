import { randomUUID } from 'node:crypto'
import type { Design, PlanFacts } from '@dream/contract/api/designs/design'

type Options = Partial<Omit<Design, 'plan'>> & { plan?: Partial<PlanFacts> | null }

const PICTURE = {
  level: 'ground',
  light: '/media/plans/sample.avif',
  dark: null,
  width: 720,
  height: 960,
} as const

/** Floor plan as in the catalogue: by default four bedrooms on a 12.5 m block. */
export function aDesignDocument(options: Options = {}): Design {
  const { plan = {}, ...rest } = options
  const id = rest.id ?? randomUUID()
  const isPlan = (rest.category ?? 'Floor Plan') === 'Floor Plan'
  return {
    id,
    slug: `plan-${id}`,
    category: 'Floor Plan',
    title: 'Sample',
    description: 'A plan for tests.',
    imageUrl: PICTURE.light,
    pictures: [PICTURE],
    drawings: [],
    views: [],
    bedrooms: isPlan ? 4 : null,
    bathrooms: isPlan ? 2 : null,
    garages: isPlan ? 2 : null,
    frontage: isPlan ? 12.5 : null,
    totalArea: isPlan ? 220 : null,
    interests: [],
    lookingFor: [],
    features: [],
    tags: [],
    plan: isPlan ? planFacts({ ...widthsFor(rest.frontage), ...plan }) : null,
    ...rest,
  }
}

/** House with a metre of setback on both sides of its lot. */
const widthsFor = (frontage: number | null | undefined): Partial<PlanFacts> =>
  frontage ? { minLotWidth: frontage, houseWidth: frontage - 2 } : {}

function planFacts(options: Partial<PlanFacts>): PlanFacts {
  return {
    template: 'sample',
    storeys: 1,
    houseWidth: 10.5,
    houseDepth: 21,
    minLotWidth: 12.5,
    minLotDepth: 30,
    livingAreas: 1,
    toilets: 2,
    study: false,
    areas: { ground: 180, upper: 0, garage: 34, alfresco: 0, porch: 6 },
    squares: 23.7,
    livingSide: 'rear',
    masterPosition: 'front',
    garageSide: 'left',
    rooms: [
      {
        id: 'living',
        name: 'Living',
        kind: 'living',
        level: 'ground',
        polygon: [
          [0, 0],
          [5000, 0],
          [5000, 4000],
          [0, 4000],
        ],
        width: 5000,
        depth: 4000,
        area: 20,
      },
    ],
    ...options,
  }
}

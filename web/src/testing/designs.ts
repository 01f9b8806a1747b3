import type { DealtDesign, LikedDesign } from '@dream/contract/api/designs/deck'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Dealt floor plan; `number` determines its id. */
export function aDealtDesign(overrides: Partial<DealtDesign> = {}, number = 1): DealtDesign {
  return {
    id: idOf(number),
    slug: `wattle-${number}`,
    category: 'Floor Plan',
    title: 'Wattle',
    description: 'One long room that opens to the garden.',
    imageUrl: `/media/plans/wattle-${number}/card-ground.avif`,
    pictures: [
      {
        level: 'ground',
        light: `/media/plans/wattle-${number}/card-ground.avif`,
        dark: `/media/plans/wattle-${number}/card-ground-dark.avif`,
        width: 714,
        height: 1314,
      },
    ],
    drawings: [
      {
        level: 'ground',
        light: `/media/plans/wattle-${number}/ground.svg`,
        dark: `/media/plans/wattle-${number}/ground.svg#dark`,
        width: 1000,
        height: 1840,
      },
    ],
    views: [],
    bedrooms: 4,
    bathrooms: 2,
    garages: 2,
    frontage: 14.5,
    totalArea: 275,
    interests: ['Long lunches', 'Movie nights', 'Sunday light'],
    lookingFor: ['A 14.5 m block', 'Sun at the rear'],
    features: ['Butler’s pantry', 'Alfresco', 'Media room'],
    tags: ['storeys:1', 'living:rear'],
    plan: {
      template: 'wattle',
      storeys: 1,
      houseWidth: 12.3,
      houseDepth: 23.2,
      minLotWidth: 14.5,
      minLotDepth: 30,
      livingAreas: 2,
      toilets: 2,
      study: false,
      areas: { ground: 210, upper: 0, garage: 38, alfresco: 21, porch: 6 },
      squares: 29.6,
      livingSide: 'rear',
      masterPosition: 'front',
      garageSide: 'left',
      rooms: [aRoom('Kitchen', 'kitchen', [6500, 3800]), aRoom('Master', 'master', [4000, 3900])],
    },
    why: 'You liked 6 plans with living at the rear.',
    passReasons: [
      { tag: 'too-wide', label: 'Too wide', acknowledgement: 'Fewer wide plans' },
      { tag: 'no-study', label: 'No study', acknowledgement: 'More with a study' },
    ],
    ...overrides,
  }
}

type Room = NonNullable<DealtDesign['plan']>['rooms'][number]

function aRoom(name: string, kind: Room['kind'], [width, depth]: readonly [number, number]): Room {
  return {
    id: kind,
    name,
    kind,
    level: 'ground',
    width,
    depth,
    area: Math.round((width * depth) / 100_000) / 10,
  }
}

/** Dealt kitchen with a photograph. */
export const aDealtKitchen = (overrides: Partial<DealtDesign> = {}, number = 900): DealtDesign =>
  aDealtDesign(
    {
      category: 'Kitchen',
      title: 'Oak and marble galley',
      description: 'A working island with seats on the garden side.',
      pictures: [
        { level: null, light: `/media/kitchens/${number}.avif`, dark: null, width: 1200, height: 1340 },
      ],
      drawings: [],
      bedrooms: null,
      bathrooms: null,
      garages: null,
      frontage: null,
      totalArea: null,
      plan: null,
      passReasons: [],
      ...overrides,
    },
    number,
  )

/** Design in the dreamlist. */
export function aLikedDesign(overrides: Partial<LikedDesign> = {}, number = 1): LikedDesign {
  const { why: _why, passReasons: _passReasons, ...design } = aDealtDesign({}, number)
  return { ...design, likedAt: '2026-11-21T03:00:00Z', ...overrides }
}

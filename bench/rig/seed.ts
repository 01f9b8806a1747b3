import type { Design } from '@dream/contract/api/designs/design'
import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { connect } from './connect.ts'
import { designIdOf } from './people.ts'

const UNLOCK_COUNTS = FEATURES.map((feature) => UNLOCK_AT[feature])

export type Seed = { users: number; designs: number }

const BATCH = 5000

/** Fills an empty database with verified people and varied floor plans, of realistic kinds and sizes. */
export async function seed(url: string, { users, designs }: Seed): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(
      `insert into users (id, email, name, password_hash, phone, phone_verified_at, profile_completed_at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@example.com', 'Bench', 'none',
        '+614' || lpad(n::text, 8, '0'), now(), now()
      from generate_series(0, $1::int) as n`,
      [users - 1],
    )
    await client.query(`
      insert into profiles (user_id, state, bedrooms, bathrooms, cars, storeys, block_width, block_depth, budget, must_haves)
      select id, 'VIC', 4, 2, 2, '1', 14, 32, '450-600', '{room:study,living:rear,room:alfresco}' from users`)
    for (let from = 0; from < designs; from += BATCH) {
      const documents = Array.from({ length: Math.min(BATCH, designs - from) }, (_, at) =>
        planNumber(from + at),
      )
      await insertDesigns(client, documents)
    }
    // Only filled tables: a plan for a table that is known to be empty scans all of it, and stays cached while the table grows.
    await client.query('vacuum analyze users, profiles, designs')
  } finally {
    await client.end()
  }
}

/** Stores designs of a library in the catalogue, in its order. */
export async function store(url: string, designs: readonly Design[]): Promise<void> {
  const client = await connect(url)
  await insertDesigns(client, designs)
  await client.query('vacuum analyze')
  await client.end()
}

const insertDesigns = (client: Awaited<ReturnType<typeof connect>>, documents: readonly object[]) =>
  client.query(
    `insert into designs (id, slug, category, document)
    select (document ->> 'id')::uuid, document ->> 'slug', document ->> 'category', document
    from jsonb_array_elements($1::jsonb) with ordinality as list (document, place)
    order by place`,
    [JSON.stringify(documents)],
  )

/** Swipes a number of designs for one person, evenly over the catalogue, half of them liked. */
export async function swipe(
  url: string,
  { userId, designs, swipes }: { userId: string; designs: number; swipes: number },
) {
  const client = await connect(url)
  const every = Math.floor(designs / swipes)
  await client.query(
    `select count(*)
    from designs, record_preference(
      $1, id, case when random() < 0.5 then 'like' else 'pass' end, null, null, $4, $5
    )
    where ordinal % $2::int = 0 and ordinal < $3::int`,
    [userId, every, swipes * every, FEATURES, UNLOCK_COUNTS],
  )
  await client.query(
    `update user_progress set passed_tags = '{"too-wide:16": 2, "no:room:study": 1, "storeys:2": 1}' where user_id = $1`,
    [userId],
  )
  // A single transaction leaves dead rows that autovacuum would have cleared between real swipes.
  await client.query('vacuum analyze')
  await client.end()
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[Math.abs(number) % list.length]
const ROOM_TAGS = [
  'study',
  'media',
  'alfresco',
  'butlers-pantry',
  'walk-in-robe',
  'mudroom',
  'powder',
  'courtyard',
  'guest-suite',
  'activity',
]

/** The nth plan of an endless catalogue; its facts are derived from its number. */
export function planNumber(number: number) {
  const mixed = Math.imul(number + 1, 0x9e3779b1) ^ (number >>> 3)
  const part = (shift: number, of: number) => (mixed >>> shift) % of
  const [bedrooms, bathrooms, garages, storeys] = [
    2 + part(3, 4),
    1 + part(7, 3),
    part(11, 4),
    1 + part(13, 2),
  ]
  const [frontage, totalArea] = [8 + part(5, 40) / 2, 110 + part(9, 300)]
  const livingSide = pick(['rear', 'front', 'left'], part(17, 3))
  const template = `template-${part(19, 14)}`
  const id = designIdOf(number)
  const picture = {
    level: null,
    light: `/media/plans/plan-${number}/card.avif`,
    dark: null,
    width: 720,
    height: 960,
  }
  return {
    id,
    slug: `plan-${number}`,
    category: 'Floor Plan',
    title: `Plan ${number}`,
    description: 'A plan among many.',
    imageUrl: picture.light,
    pictures: [picture],
    drawings: [],
    views: [],
    bedrooms,
    bathrooms,
    garages,
    frontage,
    totalArea,
    interests: ['Long lunches', 'Garden views'],
    lookingFor: [`A ${frontage} m block`],
    features: ['Study', 'Alfresco'],
    tags: [
      `template:${template}`,
      `storeys:${storeys}`,
      `beds:${bedrooms}`,
      `baths:${bathrooms}`,
      `cars:${garages}`,
      `living:${livingSide}`,
      ...ROOM_TAGS.filter((_, at) => ((mixed >>> at) & 1) === 1).map((room) => `room:${room}`),
    ],
    plan: {
      template,
      storeys,
      houseWidth: frontage - 2,
      houseDepth: 20,
      minLotWidth: frontage,
      minLotDepth: 25 + part(15, 20),
      livingAreas: 1,
      toilets: bathrooms,
      study: false,
      areas: { ground: totalArea, upper: 0, garage: 36, alfresco: 0, porch: 4 },
      squares: Number((totalArea / 9.29).toFixed(1)),
      livingSide,
      masterPosition: 'front',
      garageSide: 'left',
      rooms: Array.from({ length: 6 }, (_, at) => ({
        id: `room-${at}`,
        name: 'Room',
        kind: 'bedroom',
        level: 'ground',
        polygon: [
          [0, 0],
          [4000, 0],
          [4000, 3000],
          [0, 3000],
        ],
        width: 4000,
        depth: 3000,
        area: 12,
      })),
    },
  }
}

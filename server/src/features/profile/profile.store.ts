import type { ProfileAnswers, ProfileChange } from '@dream/contract/api/profile'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database.ts'
import { readableAnswers } from './readable-answers.ts'

const COLUMN_OF = {
  state: 'state',
  suburb: 'suburb',
  postcode: 'postcode',
  whoFor: 'who_for',
  firstHome: 'first_home',
  stage: 'stage',
  when: 'when',
  blockWidth: 'block_width',
  blockDepth: 'block_depth',
  slope: 'slope',
  facing: 'facing',
  corner: 'corner',
  setbacks: 'setbacks',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  cars: 'cars',
  storeys: 'storeys',
  budget: 'budget',
  mustHaves: 'must_haves',
} as const satisfies Record<Exclude<keyof ProfileAnswers, 'name'>, string>

/** The person's answers with what goes with them; null when the account is gone. */
export async function readProfile(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.name', 'u.phone', 'u.profile_completed_at', 'p.step', 'p.must_haves', 'p.state', 'p.suburb'])
    .select(['p.postcode', 'p.who_for', 'p.first_home', 'p.stage', 'p.when', 'p.slope', 'p.facing'])
    .select(['p.corner', 'p.setbacks'])
    .select([
      'p.bedrooms',
      'p.bathrooms',
      'p.cars',
      'p.storeys',
      'p.budget',
      'p.block_width',
      'p.block_depth',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const answers = readableAnswers(row.name, {
    state: row.state,
    suburb: row.suburb,
    postcode: row.postcode,
    whoFor: row.who_for,
    firstHome: row.first_home,
    stage: row.stage,
    when: row.when,
    blockWidth: row.block_width === null ? null : Number(row.block_width),
    blockDepth: row.block_depth === null ? null : Number(row.block_depth),
    slope: row.slope,
    facing: row.facing,
    corner: row.corner,
    setbacks: row.setbacks,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    cars: row.cars,
    storeys: row.storeys,
    budget: row.budget,
    mustHaves: row.must_haves,
  })
  return { answers, step: row.step ?? 1, isComplete: row.profile_completed_at !== null, phone: row.phone }
}

/** Makes the row if it is missing and holds it until the transaction ends, so that two saved steps cannot pass each other. */
export async function holdProfile(tx: Tx, userId: string) {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

const COLUMNS = sql.join(Object.values(COLUMN_OF).map((column) => sql.ref(column)))

/**
 * Writes the answers of a change and leaves the others as they are. One statement, whichever they are: the database remembers
 * each one it has seen.
 */
export async function updateProfile(tx: Tx, userId: string, change: ProfileChange & { step: number }) {
  const sent = new Map<string, unknown>(Object.entries(change))
  const columns = Object.entries(COLUMN_OF).flatMap(([answer, column]) => {
    const value = sent.get(answer)
    // A field that was emptied is not answered.
    return value === undefined ? [] : [[column, value === '' ? null : value]]
  })
  const changed = JSON.stringify(Object.fromEntries(columns))
  await sql`
    update profiles as stored
    set step = ${change.step}, updated_at = now(),
      (${COLUMNS}) = (select ${COLUMNS} from jsonb_populate_record(stored, ${changed}::text::jsonb))
    where user_id = ${userId}`.execute(tx)
}

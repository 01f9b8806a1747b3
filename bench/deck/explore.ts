import { randomInt, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { connect } from '../rig/connect.ts'
import { startProduct } from '../rig/product.ts'
import { openPhone, type Phone } from './phone.ts'

/** Wait until the app's prefetching after its start is over, so that only swipes are measured. */
const SETTLE_MS = 12_000
/** Settings of `npm start`. NODE_ENV is set because Vite's build of the test pages has set it to production. */
const SETTINGS = { NODE_ENV: 'development', DEVICE_GATE: 'off', DEMO: '1', RATE_LIMIT_SCALE: '1000' }
const DEMO_BUYER = 'buyer@demo.local'

export type Explore = {
  /** Opens /explore as a buyer without swipes; another one each time. */
  open(): Promise<Phone>
  stop(): Promise<void>
}
/** Starts the product itself, with its catalogue, as installed on a phone. */
export async function startExplore(port: number): Promise<Explore> {
  const product = await startProduct(port, SETTINGS)
  const database = await connect(product.databaseUrl)
  const password = product.demo.find(({ email }) => email === DEMO_BUYER)?.password ?? ''
  return {
    async open() {
      const { id, email } = await copyDemoBuyer(database)
      const phone = await openPhone(`${product.url}/explore`, {
        settleMs: SETTLE_MS,
        async prepare(context) {
          await context.addInitScript(() => sessionStorage.setItem('app_booted', 'true'))
          const token = await context.request.get(`${product.url}/api/auth/csrf-token`)
          const headers = { 'x-csrf-token': token.headers()['x-csrf-token'] ?? '' }
          const data = { email, password }
          const answer = await context.request.post(`${product.url}/api/auth/login`, { headers, data })
          if (!answer.ok()) throw new Error(`The buyer could not log in: ${answer.status()}`)
        },
      })
      return { ...phone, stored: () => storedSwipes(database, id) }
    },
    async stop() {
      await database.end()
      await product.stop()
    },
  }
}

/** Creates a buyer with the demo buyer's answers and password who has completed the tours. */
async function copyDemoBuyer(database: Client) {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.com`]
  const phone = `+614${randomInt(10_000_000, 100_000_000)}`
  await database.query(
    `insert into users (id, email, name, role, password_hash, phone, phone_verified_at, profile_completed_at)
    select $1, $2, name, role, password_hash, $3, now(), now() from users where email = $4`,
    [id, email, phone, DEMO_BUYER],
  )
  await database.query(
    `insert into profiles
    select copy.* from profiles join users on users.id = profiles.user_id,
      jsonb_populate_record(profiles, jsonb_build_object('user_id', $1::text)) as copy
    where email = $2`,
    [id, DEMO_BUYER],
  )
  await database.query(
    `insert into completed_tours (user_id, tour)
    select $1, unnest($2::text[])`,
    [id, ['explore']],
  )
  return { id, email }
}

async function storedSwipes(database: Client, userId: string): Promise<number> {
  const { rows } = await database.query<{ swipes: string }>(
    'select count(*) as swipes from preferences where user_id = $1',
    [userId],
  )
  return Number(rows[0]?.swipes)
}

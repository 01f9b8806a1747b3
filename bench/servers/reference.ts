/** Minimal swipe server as a reference: Fastify, a session in memory, a CSRF check and the same one statement. */
import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify from 'fastify'
import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { connectPool } from '../rig/connect.ts'
import { referenceCsrf, referenceToken, userIdOf } from '../rig/people.ts'

const [port = '', databaseUrl = '', users = '1'] = process.argv.slice(2)
const tokens = Array.from({ length: Number(users) }, (_, number) => referenceToken(number))
const pool = connectPool(databaseUrl)
const UNLOCK_COUNTS = FEATURES.map((feature) => UNLOCK_AT[feature])

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64')
const sessions = new Map(tokens.map((token, number) => [hashOf(token), { userId: userIdOf(number) }]))

const body = {
  type: 'object',
  required: ['designId', 'action'],
  properties: {
    designId: { type: 'string', format: 'uuid' },
    action: { enum: ['like', 'pass'] },
    swipeId: { type: 'string', format: 'uuid' },
  },
} as const

type Body = { designId: string; action: string; swipeId?: string }

const app = Fastify()
app.post<{ Body: Body }>('/api/preferences', { schema: { body } }, async (request, reply) => {
  const token = /(?:^|; )sid=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const session = sessions.get(hashOf(token))
  if (!session) return reply.code(401).send({ code: 'unauthenticated' })
  const sent = Buffer.from(String(request.headers['x-csrf-token']))
  const expected = Buffer.from(referenceCsrf(token))
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
    return reply.code(403).send({ code: 'csrf' })
  const { designId, action, swipeId = null } = request.body
  const { rows } = await pool.query<{ floor_plan_likes: number; unlocked: string[] }>({
    name: 'record-preference',
    text: 'select floor_plan_likes, unlocked from record_preference($1, $2, $3, $4, $5, $6, $7)',
    values: [session.userId, designId, action, swipeId, null, FEATURES, UNLOCK_COUNTS],
  })
  const [row] = rows
  if (!row) return reply.code(404).send({ code: 'not-found' })
  return { floorPlanLikes: row.floor_plan_likes, unlocked: row.unlocked }
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
process.send?.({
  people: tokens.map((token) => ({ cookie: `sid=${token}`, 'x-csrf-token': referenceCsrf(token) })),
})

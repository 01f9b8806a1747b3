import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { aReport } from '#testing/people/reports.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let admin: Person
beforeAll(async () => {
  server = await startTestApp()
  admin = await anAdmin(server.database, { adminRole: 'support', name: 'Mia Support' })
})
afterAll(() => server.close())

const as = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const get = async (path: string) => bodyOf(await as(admin).get(`/api/admin/reports${path}`))
const decide = (id: string, body: object, by = admin) =>
  as(by).post(`/api/admin/reports/${id}/decision`, body)
const messagesOf = async (person: Person, id: string) =>
  bodyOf(await as(person).get(`/api/conversations/${id}/messages`))
const linesOf = (id: string, action: string) =>
  server.database.db
    .selectFrom('audit')
    .select(['actor', 'reason', 'after'])
    .where('entity', '=', 'report')
    .where('entity_id', '=', id)
    .where('action', '=', action)
    .execute()

test('a report is read with five messages before and after, never with the whole chat, and each look writes an audit entry', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => `Text ${at}`)
  const { id, buyer, broker } = await aReport(server, { texts, reported: 10, details: 'He frightens me' })

  const report = await get(`/${id}`)

  expect(report).toMatchObject({
    reason: 'pressure',
    details: 'He frightens me',
    reporter: { id: buyer.user.id, role: 'buyer' },
    about: { id: broker.user.id, role: 'broker' },
    canRemove: true,
    outcome: null,
    earlier: [],
  })
  const messages = report['messages'] as { body: string; isReported: boolean }[]
  expect(messages.map(({ body }) => body)).toEqual(texts.slice(5, 16))
  expect(messages.filter(({ isReported }) => isReported)).toMatchObject([{ body: 'Text 10', from: 'about' }])
  await get(`/${id}`)
  expect((await linesOf(id, 'report.look')).map(({ actor }) => actor)).toEqual([admin.user.id, admin.user.id])
})

test('a message that its sender deleted since is shown as it was reported', async () => {
  const { id, broker, conversationId } = await aReport(server, { texts: ['Pay me in cash'] })
  const { items } = await messagesOf(broker, conversationId)
  const own = (items as { id: string; seq: number }[]).find(({ seq }) => seq === 2)
  await as(broker).delete(`/api/conversations/${conversationId}/messages/${own?.id}`)

  const report = await get(`/${id}`)

  expect(report['messages']).toMatchObject([{ body: 'Pay me in cash', state: 'deleted', isReported: true }])
  expect(report['canRemove']).toBe(false)
})

test('the message is removed for both, and both are notified without naming the reporter', async () => {
  const { id, buyer, broker, conversationId } = await aReport(server, { texts: ['Sign or else', 'Hello?'] })

  const answer = await decide(id, { decision: 'warn', removesMessage: true, reason: 'A threat' })

  expect(bodyOf(answer)).toMatchObject({ decision: 'warn', hasRemoved: true, decidedBy: 'Mia Support' })
  for (const person of [buyer, broker]) {
    const { items, changeSeq } = await messagesOf(person, conversationId)
    expect((items as { seq: number }[]).find(({ seq }) => seq === 2)).toMatchObject({
      body: '',
      deletedAt: expect.any(String),
      isRemoved: true,
      changeSeq,
    })
  }
  await server.runJobs()
  const told = server.messenger.lastTo(broker.user.email)
  expect(told.text).toContain('/contact')
  expect(told.text).toContain('we have removed it from the conversation')
  expect(told.text).toContain('If it happens again, we may suspend your account')
  expect(told.text).not.toMatch(new RegExp(`report|${buyer.user.name}|${buyer.user.email}`, 'i'))
  expect(server.messenger.lastTo(buyer.user.email).text).toContain('we have acted on it')
  expect(await linesOf(id, 'report.decide')).toMatchObject([
    { actor: admin.user.id, reason: 'A threat', after: { decision: 'warn', hasRemoved: true } },
  ])
})

test('of two admins at once one decides, and the other sees the decision', async () => {
  const { id } = await aReport(server)
  const other = await anAdmin(server.database)

  const answers = await Promise.all([
    decide(id, { decision: 'dismiss', reason: 'Harmless' }),
    decide(id, { decision: 'suspend', reason: 'Terrible' }, other),
  ])

  const [won] = answers.filter(({ statusCode }) => statusCode === 200)
  const [lost] = answers.filter(({ statusCode }) => statusCode === 409)
  if (!won || !lost) throw new Error(`Answered ${answers.map(({ statusCode }) => statusCode).join()}`)
  expect(bodyOf(lost)).toMatchObject({ code: 'report-decided', latest: bodyOf(won) })
  expect(await linesOf(id, 'report.decide')).toHaveLength(1)
})

test('a dismissal notifies the reporter only', async () => {
  const { id, buyer, broker } = await aReport(server)

  await decide(id, { decision: 'dismiss', reason: 'Harmless' })
  await server.runJobs()

  expect(server.messenger.lastTo(buyer.user.email).text).toContain('found nothing that breaks our rules')
  expect(
    server.messenger.sent.filter(({ to, text }) => to === broker.user.email && /rules/.test(text)),
  ).toEqual([])
})

test('a suspension ends the sessions and keeps the person out until it is lifted, once', async () => {
  const { id, broker } = await aReport(server)
  const credentials = { email: broker.user.email, password: broker.password }

  await decide(id, { decision: 'suspend', reason: 'Threats' })

  await expect.poll(async () => (await as(broker).get('/api/broker/profile')).statusCode).toBe(401)
  const refused = await openBrowser(server.app).post('/api/auth/login', credentials)
  expect(refused.statusCode).toBe(401)
  const lift = () => as(admin).post(`/api/admin/reports/${id}/lift`, { reason: 'A mix-up' })
  expect(bodyOf(await lift())).toMatchObject({ decision: 'suspend', liftedAt: expect.any(String) })
  expect(bodyOf(await lift())).toMatchObject({ code: 'not-suspended' })
  const back = await openBrowser(server.app).post('/api/auth/login', credentials)
  expect(back.statusCode).toBe(200)
  await server.runJobs()
  expect(server.messenger.lastTo(broker.user.email).subject).toContain('open again')
})

test('a removed answer of a broker counts as none: the buyer waits, and it is neither unread nor measured', async () => {
  const people = await aConversation(server.database)
  await as(people.buyer).post(`/api/conversations/${people.conversationId}/messages`, aText('Hello?'))
  const { id, buyer, broker } = await aReport(server, { people, texts: ['Sign or else'], reported: 1 })
  await server.app.backgroundIsDone()
  const figures = async () => {
    const { items } = bodyOf(await as(broker).get('/api/broker/conversations?tab=waiting'))
    const { unreadCount } = bodyOf(await as(buyer).get('/api/chat/status'))
    const { reply_count } = await server.database.db
      .selectFrom('brokers')
      .select('reply_count')
      .where('user_id', '=', broker.user.id)
      .executeTakeFirstOrThrow()
    return [items.length, unreadCount, reply_count]
  }
  const before = await figures()

  await decide(id, { decision: 'warn', removesMessage: true, reason: 'A threat' })
  await server.app.backgroundIsDone()

  expect(before).toEqual([0, 1, 1])
  expect(await figures()).toEqual([1, 0, 0])
})

test('without a message there is nothing to remove, and the decision is refused as a whole', async () => {
  const { id, broker } = await aReport(server, { reported: null })

  const answer = await decide(id, { decision: 'suspend', removesMessage: true, reason: 'Threats' })

  expect([answer.statusCode, bodyOf(answer)['code']]).toEqual([400, 'validation-failed'])
  expect((await as(broker).get('/api/broker/profile')).statusCode).toBe(200)
  expect(await linesOf(id, 'report.decide')).toEqual([])
  const wordless = await decide(id, { decision: 'warn', reason: '  ' })
  expect(bodyOf(wordless)).toMatchObject({ errors: [{ path: 'reason' }] })
})

test('reports are listed with the oldest first, filtered by state, reason, role and name', async () => {
  await sql`delete from conversation_reports`.execute(server.database.db)
  const made = [await aReport(server, { reason: 'scam' }), await aReport(server), await aReport(server)]
  const [first, second, third] = made.map(({ id }) => id)
  await sql`update conversation_reports set at = now() - interval '3 hours'`.execute(server.database.db)
  await decide(second ?? '', { decision: 'dismiss', reason: 'Harmless' })

  const ids = async (query: string) => ((await get(query))['items'] as { id: string }[]).map(({ id }) => id)

  expect(await ids('')).toEqual([first, second, third])
  expect(await ids('?filter=state:open')).toEqual([first, third])
  expect(await ids('?filter=state:decided&sort=-decidedAt')).toEqual([second])
  expect(await ids('?filter=decision:dismiss')).toEqual([second])
  expect(await ids('?filter=reason:scam')).toEqual([first])
  expect(await ids('?filter=aboutRole:buyer')).toEqual([])
  expect(await ids(`?q=${encodeURIComponent(made[0]?.broker.user.name ?? '')}`)).toContain(first)
  expect(await ids('?q=nobody-is-called-so')).toEqual([])
  const summary = await get('/summary')
  expect(summary).toMatchObject({ open: 2, oldestAt: expect.any(String) })
  expect(summary['medianMinutes']).toBeCloseTo(180, 0)
})

test('the CSV of reports has people and decisions, no formula, and no messages', async () => {
  const { id, buyer } = await aReport(server, { texts: ['Secret words'], details: 'Between us' })
  await server.database.db
    .updateTable('users')
    .set({ name: '=HYPERLINK("x")' })
    .where('id', '=', buyer.user.id)
    .execute()
  await decide(id, { decision: 'dismiss', reason: '@harmless' })

  const csv = await as(admin).get('/api/admin/reports/csv?filter=state:decided&sort=-decidedAt')

  const [heads, line] = csv.body.split('\r\n')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(heads).toContain('Reported,State,Reason,About one message,About,Their role,Reported by')
  expect(line).toContain(`"'=HYPERLINK(""x"")",buyer,dismiss,false,'@harmless`)
  expect(csv.body).not.toContain('Secret words')
  expect(csv.body).not.toContain('Between us')
})

test('a long queue comes in pages without gaps or repeats, also for reports of the same moment', async () => {
  await sql`delete from conversation_reports`.execute(server.database.db)
  const { conversationId, buyer } = await aReport(server)
  await sql`insert into conversation_reports (conversation_id, reporter_id, reason)
    select ${conversationId}, ${buyer.user.id}, 'spam' from generate_series(1, 119)`.execute(
    server.database.db,
  )

  const seen: string[] = []
  let cursor: unknown
  do {
    const page = await get(cursor === undefined ? '' : `?cursor=${encodeURIComponent(String(cursor))}`)
    seen.push(...(page['items'] as { id: string }[]).map(({ id }) => id))
    cursor = page['nextCursor']
  } while (cursor !== undefined)

  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('earlier reports about the same person are listed with their decisions, those by them are not', async () => {
  const past = await aReport(server)
  await decide(past.id, { decision: 'warn', reason: 'Too pushy' })
  const { id } = await aReport(server, { people: { broker: past.broker } })

  const report = await get(`/${id}`)

  expect(report['earlier']).toMatchObject([
    { id: past.id, reason: 'pressure', outcome: { decision: 'warn' } },
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fitOfBrief, groundOfBrief } from '@dream/contract/rules/chat/brief-fit'
import { blockOf, fitOn, groundOf, houseOf } from '@dream/contract/rules/land/land-fit'
import { suitedCard } from '@dream/contract/rules/land/suited-lot'
import { randomUUID } from 'node:crypto'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const plan = aDesignDocument({ title: 'Wattle Rise', frontage: 12.5 })

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  await storeDesigns(server.database, [plan])
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const ANSWERS = {
  state: 'WA',
  suburb: 'Somewhere',
  whoFor: 'family',
  firstHome: 'yes',
  stage: 'have-land',
  when: 'this-year',
  blockWidth: 13.2,
  blockDepth: 32,
}

async function aBuyerWith(answers: object) {
  const buyer = await anUnlockedBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const saved = await browser.put('/api/profile', { ...ANSWERS, ...answers })
  expect(bodyOf(saved)).toMatchObject({ blockWidth: 13.2 })
  await browser.post('/api/preferences', { designId: plan.id, action: 'like' })
  return browser
}

const OWN = { front: 5, rear: 2.5, side: 1.55, sideStreet: 2.45 }

test.each([
  ['in a state without figures of its own', {}, ['block', 'areas', 'plans'], '12.5', 'Fits, 0.7 m to spare'],
  ['in Victoria', { state: 'VIC' }, ['block', 'areas', 'plans'], '12.9', 'Fits, 0.3 m to spare'],
  ['who keeps the state to themselves', { state: 'VIC' }, ['block', 'plans'], '12.9', 'Fits, 0.3 m to spare'],
  ['with setbacks of their own', { setbacks: OWN }, ['block', 'plans'], '13.6', '0.4 m too wide'],
  ['on a corner', { corner: 'yes' }, ['block', 'plans'], '13.5', '0.3 m too wide'],
])('of a buyer %s everybody reads one lot and one fit', async (_, answers, share, lot, summary) => {
  const mine = await aBuyerWith(answers)
  const broker = await aListedBroker(server.database)
  const theirs = openBrowser(server.app, { cookies: broker.cookies })
  const { conversationId } = bodyOf(await mine.post(`/api/brokers/${broker.user.id}/select`, { share }))
  const message = { type: 'design', clientId: randomUUID(), designId: plan.id }
  await mine.post(`/api/conversations/${conversationId}/messages`, message)

  const profile = bodyOf(await mine.get('/api/profile'))
  const [liked] = bodyOf(await mine.get('/api/preferences/liked'))
  const opened = bodyOf(await mine.get(`/api/designs/${plan.id}`))
  const brief = bodyOf(await theirs.get(`/api/conversations/${conversationId}/brief`))
  const found = bodyOf(await theirs.get(`/api/broker/plans?conversationId=${conversationId}`)).liked[0]
  const { items } = bodyOf(await theirs.get(`/api/conversations/${conversationId}/messages`))
  const { design } = items.at(-1)

  const block = blockOf(profile)
  const house = houseOf(plan)
  if (!block || !house) throw new Error('no block or no house')
  const lots = {
    liked: liked.frontage,
    opened: opened.frontage,
    brief: brief.plans[0].frontage,
    found: found.frontage,
    messageToBuyer: suitedCard(groundOf(profile), design).frontage,
    messageToBroker: suitedCard(groundOfBrief(brief), design).frontage,
  }
  expect(Object.values(lots).map(String), JSON.stringify(lots)).toEqual(Array(6).fill(lot))
  expect([
    fitOn(block, house).summary,
    fitOfBrief(brief, brief.plans[0].house)?.summary,
    fitOfBrief(brief, design.house)?.summary,
    found.fit.summary,
  ]).toEqual(Array(4).fill(summary))
})

test('a brief from before setbacks were shared uses the figures of its state', async () => {
  const mine = await aBuyerWith({ state: 'VIC' })
  const broker = await aListedBroker(server.database)
  const theirs = openBrowser(server.app, { cookies: broker.cookies })
  const { conversationId } = bodyOf(
    await mine.post(`/api/brokers/${broker.user.id}/select`, { share: ['block', 'areas', 'plans'] }),
  )
  const { id, title, category, imageUrl, bedrooms, bathrooms, garages, frontage, totalArea } = plan
  const stored = { id, title, category, imageUrl, bedrooms, bathrooms, garages, frontage, totalArea }
  const block = { width: 13.2, depth: null, slope: null, facing: null, corner: null }
  const areas = { state: 'VIC', suburb: null, postcode: null }
  await server.database.db
    .updateTable('briefs')
    .set({ document: JSON.stringify({ block, areas, plans: [stored] }) })
    .where('conversation_id', '=', conversationId)
    .execute()

  const brief = bodyOf(await theirs.get(`/api/conversations/${conversationId}/brief`))

  expect(brief.plans[0]).toMatchObject({ frontage: 12.9, house: { minLotWidth: 12.5 } })
  expect(fitOfBrief(brief, brief.plans[0].house)?.summary).toBe('Fits, 0.3 m to spare')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aNewcomer() {
  const buyer = await aBuyer(server.database, { hasCompletedProfile: false, name: 'Ada Lane' })
  return { buyer, browser: openBrowser(server.app, { cookies: buyer.cookies }) }
}

const HOME = { name: 'Ada Lane', state: 'VIC', suburb: 'Tarneit', postcode: '3029' }
const PEOPLE = { whoFor: 'family', firstHome: 'yes' }
const PLAN = { stage: 'have-land', when: 'this-year' }

test('a new profile has the name, the masked phone and the missing answers', async () => {
  const { buyer, browser } = await aNewcomer()

  const answer = await browser.get('/api/profile')

  const { phone } = await server.database.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', buyer.user.id)
    .executeTakeFirstOrThrow()
  expect(bodyOf(answer)).toMatchObject({
    name: 'Ada Lane',
    state: null,
    mustHaves: [],
    step: 1,
    isComplete: false,
    missing: ['state', 'suburb', 'whoFor', 'firstHome', 'stage', 'when'],
    phone: `04•• ••• ${phone?.slice(-3)}`,
  })
})

test('each step is saved by itself, stays when another is saved, and returns the step to continue with', async () => {
  const { browser } = await aNewcomer()

  const steps: number[] = []
  for (const change of [HOME, PEOPLE, { state: 'NSW', postcode: '2000' }, PLAN]) {
    steps.push(bodyOf(await browser.put('/api/profile', change)).step)
  }
  const block = { blockWidth: 12.5, blockDepth: 30, slope: 'unsure', facing: 'north' }
  await browser.put('/api/profile', block)
  const wishes = {
    bedrooms: 4,
    bathrooms: 2,
    cars: 0,
    storeys: '1',
    budget: '300-450',
    mustHaves: ['room:study'],
  }
  const last = await browser.put('/api/profile', wishes)

  expect(steps).toEqual([2, 3, 3, 4])
  expect(bodyOf(last)).toMatchObject({
    ...HOME,
    state: 'NSW',
    postcode: '2000',
    ...PEOPLE,
    ...PLAN,
    ...block,
    ...wishes,
    step: 5,
    missing: [],
  })
  expect(bodyOf(await browser.get('/api/profile'))).toEqual(bodyOf(last))
})

test('a postcode has to belong to the state, also to the one that was saved before', async () => {
  const { browser } = await aNewcomer()
  const together = await browser.put('/api/profile', { state: 'VIC', postcode: '2000' })
  await browser.put('/api/profile', { state: 'VIC' })
  const later = await browser.put('/api/profile', { postcode: '2000' })
  const unsure = await browser.put('/api/profile', { state: 'unsure', postcode: '2000' })

  const message = '2000 is not in Victoria'
  const refusal = { code: 'validation-failed', message, errors: [{ path: 'postcode', message }] }
  expect([together.statusCode, together.json()]).toEqual([400, refusal])
  expect(later.json()).toEqual(refusal)
  expect(unsure.statusCode).toBe(200)
})

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ state: 'XYZ' }, 'state', 'Choose one of the answers'],
  [{ postcode: '30' }, 'postcode', 'Enter a postcode of four digits'],
  [{ whoFor: 'aliens' }, 'whoFor', 'Choose one of the answers'],
  [{ blockWidth: 4 }, 'blockWidth', 'At least 5 m'],
  [{ blockDepth: 121 }, 'blockDepth', 'At most 120 m'],
  [{ blockWidth: 'wide' }, 'blockWidth', 'Enter a number'],
  [{ bedrooms: 2.5 }, 'bedrooms', 'Enter a whole number'],
  [{ mustHaves: Array.from({ length: 9 }, () => 'room:study') }, 'mustHaves', 'Choose up to 8'],
])('%j is refused at %s', async (change, path, message) => {
  const { browser } = await aNewcomer()

  const answer = await browser.put('/api/profile', change)

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'validation-failed', message, errors: [{ path, message }] },
  ])
})

test('a changed name is the name everywhere, and an answer can be taken back', async () => {
  const { browser } = await aNewcomer()
  await browser.put('/api/profile', HOME)

  const answer = await browser.put('/api/profile', { name: 'Ada Moss', suburb: '', postcode: null })

  expect(bodyOf(answer)).toMatchObject({ name: 'Ada Moss', suburb: null, postcode: null, state: 'VIC' })
  expect(bodyOf(await browser.get('/api/auth/me')).name).toBe('Ada Moss')
})

test('an unfinished profile cannot be completed: each missing answer is named', async () => {
  const { browser } = await aNewcomer()
  await browser.put('/api/profile', { state: 'VIC', ...PEOPLE })

  const answer = await browser.post('/api/profile/complete')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'validation-failed',
    message: 'Check the highlighted fields.',
    errors: [
      { path: 'suburb', message: 'Enter your suburb or postcode' },
      { path: 'stage', message: 'Choose one of the answers' },
      { path: 'when', message: 'Choose one of the answers' },
    ],
  })
  expect((await browser.get('/api/user-progress')).json()).toMatchObject({ code: 'profile-incomplete' })
})

test('with three steps answered the profile is completed once, and the app is open', async () => {
  const { buyer, browser } = await aNewcomer()
  await browser.put('/api/profile', { ...HOME, suburb: null, ...PEOPLE, ...PLAN })
  expect((await browser.get('/api/user-progress')).statusCode).toBe(403)

  const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/profile/complete')))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(bodyOf(answers[0]!)).toMatchObject({ id: buyer.user.id, hasCompletedProfile: true })
  expect((await browser.get('/api/user-progress')).statusCode).toBe(200)
  const events = await server.database.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(events).toEqual([{ kind: 'profile-completed', data: {} }])
})

test('a complete profile can be edited but not emptied', async () => {
  const { browser } = await aNewcomer()
  await browser.put('/api/profile', { ...HOME, ...PEOPLE, ...PLAN })
  await browser.post('/api/profile/complete')

  const emptied = await browser.put('/api/profile', { stage: null })
  const edited = await browser.put('/api/profile', { stage: 'ready-to-sign' })

  expect(bodyOf(emptied).errors).toEqual([{ path: 'stage', message: 'Choose one of the answers' }])
  expect(bodyOf(edited)).toMatchObject({ stage: 'ready-to-sign', isComplete: true })
})

test('two steps that are saved at once are both stored', async () => {
  const { browser } = await aNewcomer()

  await Promise.all([browser.put('/api/profile', PEOPLE), browser.put('/api/profile', PLAN)])

  expect(bodyOf(await browser.get('/api/profile'))).toMatchObject({ ...PEOPLE, ...PLAN })
})

test('unknown fields are ignored: role, verification and foreign fields cannot be written', async () => {
  const { buyer, browser } = await aNewcomer()

  await browser.put('/api/profile', {
    ...HOME,
    role: 'admin',
    isComplete: true,
    step: 5,
    user_id: 'x',
    isPhoneVerified: true,
  })

  const row = await server.database.db
    .selectFrom('users')
    .select(['role', 'profile_completed_at'])
    .where('id', '=', buyer.user.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ role: 'buyer', profile_completed_at: null })
})

test('a buyer with the state "unsure" can finish without a suburb or postcode, and is dealt cards', async () => {
  const { buyer, browser } = await aNewcomer()
  await storeDesigns(server.database, [aDesignDocument()])
  await server.catalogue.refresh()

  const saved = await browser.put('/api/profile', { name: 'Ada Lane', state: 'unsure', ...PEOPLE, ...PLAN })
  const completed = await browser.post('/api/profile/complete')

  expect(bodyOf(saved)).toMatchObject({ state: 'unsure', suburb: null, postcode: null, missing: [] })
  expect([completed.statusCode, bodyOf(completed).id]).toEqual([200, buyer.user.id])
  expect(bodyOf(await browser.get('/api/designs'))).toHaveLength(1)
  expect((await browser.get('/api/land')).statusCode).toBe(200)
})

test('the state "unsure" takes any postcode, and a state that is chosen later has to fit it', async () => {
  const { browser } = await aNewcomer()
  await browser.put('/api/profile', { state: 'unsure', postcode: '3029' })

  const elsewhere = await browser.put('/api/profile', { state: 'QLD' })
  const right = await browser.put('/api/profile', { state: 'VIC' })

  expect(bodyOf(elsewhere).errors).toEqual([{ path: 'postcode', message: '3029 is not in Queensland' }])
  expect(bodyOf(right)).toMatchObject({ state: 'VIC', postcode: '3029' })
})

test.each([
  ['blockWidth', '1e999'],
  ['blockDepth', '-1e999'],
  ['blockWidth', '-12'],
  ['bedrooms', '1e30'],
  ['cars', '-0.5'],
  ['setbacks', '{"front":-1,"rear":3,"side":1,"sideStreet":2}'],
  ['setbacks', '{"front":1e999,"rear":3,"side":1,"sideStreet":2}'],
  ['setbacks', '{"front":4}'],
  ['setbacks', '[]'],
  ['suburb', '"a\\u0000b"'],
])('%s may not be %s', async (name, json) => {
  const { browser } = await aNewcomer()
  const answer = await browser.put('/api/profile', `{"${name}":${json}}`, {
    headers: { 'content-type': 'application/json' },
  })

  expect([answer.statusCode, bodyOf(answer).code]).toEqual([400, 'validation-failed'])
})

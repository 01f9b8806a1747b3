import { randomUUID } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { BrokerPage } from '#pages/brokers-page.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { TourCard } from '#pages/tour-card.ts'
import { VideosPage } from '#pages/videos-page.ts'
import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { Api } from '#people/api.ts'
import { aBuyerOf, becomeBroker } from '#people/desk.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { DREAMLIST_SCREENS } from './dreamlist-screens.ts'
import { ENTRY_SCREENS } from './entry-screens.ts'
import { goto, heading, type Screen } from './screen.ts'
import { NOTE_SCREENS } from './notes-screens.ts'
import { TASTE_SCREENS } from './taste-screens.ts'

/** Script of the land guide. */
const LAND = /\/assets\/land-[\w-]{8}\.js$/

async function openBroker(page: Page) {
  await page.goto('/brokers')
  await page.getByRole('link', { name: 'Bruno Costa' }).click()
  await heading(page, 'How I am paid')
}

/** Opens the chat of a buyer with a broker, with the first messages. */
async function openChat(page: Page) {
  const api = Api.of(page.context())
  const { items: brokers } = await api.get<{ items: { id: string }[] }>('/api/brokers')
  await api.send('POST', `/api/brokers/${brokers[0]?.id}/select`, { share: ['mustHaves', 'areas', 'plans'] })
  const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
  for (const body of [
    'Hello, could the alfresco face north?',
    'We have signed for a block 14 m wide in Brunswick.',
  ]) {
    const message = { type: 'text', clientId: randomUUID(), body }
    await api.send('POST', `/api/conversations/${items[0]?.id}/messages`, message)
  }
  await new ChatPage(page).open()
}

/** Opens the desk of a broker for whom two buyers wait. */
async function openDesk(page: Page) {
  const broker = await becomeBroker({ page })
  const desk = new DeskPage(page)
  await desk.list.waitFor()
  for (const name of ['Priya Nair', 'Tom Whitlock']) {
    const buyer = await aBuyerOf(request, broker.id, name)
    await buyer.write('Could the alfresco face north?')
  }
  await desk.row('Priya').waitFor()
  return desk
}

async function openDeskConversation(page: Page) {
  const desk = await openDesk(page)
  await desk.row('Priya').click()
  await desk.conversation('Priya Nair').waitFor()
}

async function openBrokersOwn(page: Page, path: string) {
  const desk = new DeskPage(page)
  await becomeBroker({ page })
  await desk.list.waitFor()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

export const SCREENS: readonly Screen[] = [
  ...ENTRY_SCREENS,
  { name: 'explore', stage: { floorPlanLikes: 4 }, show: (page) => new ExplorePage(page).open() },
  {
    name: 'details',
    stage: {},
    show: async (page) => {
      const explore = new ExplorePage(page)
      await explore.open()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await expect(page.getByRole('dialog').locator('img').first()).toHaveJSProperty('complete', true)
    },
  },
  ...TASTE_SCREENS,
  {
    name: 'details-street',
    stage: {},
    show: async (page) => {
      const explore = new ExplorePage(page)
      await explore.open()
      await page.keyboard.press('Enter')
      const details = page.getByRole('dialog')
      await details.getByRole('button', { name: 'Street' }).click()
      await expect(details.locator('img[data-canvas]')).toHaveJSProperty('complete', true)
    },
  },
  {
    name: 'unlock',
    stage: { floorPlanLikes: 9 },
    show: async (page) => {
      const explore = new ExplorePage(page)
      await explore.open()
      await explore.likeUntil(1, () => explore.press('ArrowRight'))
      await explore.popup.waitFor()
    },
  },
  {
    name: 'tour',
    stage: { isNew: true },
    show: async (page) => {
      await page.goto('/explore')
      await new TourCard(page).isAt(1, 3)
    },
  },
  { name: 'dreamlist', stage: { floorPlanLikes: 11 }, show: goto('/dreamlist', 'Dreamlist') },
  {
    name: 'collect',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await goto('/dreamlist', 'Dreamlist')(page)
      await new DreamlistPage(page).collectFirst('For Mum and Dad')
    },
  },
  {
    name: 'collection',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await goto('/dreamlist', 'Dreamlist')(page)
      const dreamlist = new DreamlistPage(page)
      await dreamlist.collectFirst('For Mum and Dad')
      await page.getByRole('button', { name: 'Close' }).click()
      await dreamlist.openCollection('For Mum and Dad')
      await page.getByRole('button', { name: 'Edit name and note' }).click()
    },
  },
  ...DREAMLIST_SCREENS,
  { name: 'locked', stage: { floorPlanLikes: 4 }, show: goto('/dreamlist', /at 10/) },
  { name: 'profile', stage: { floorPlanLikes: 11 }, show: goto('/profile', 'Robin Ashby') },
  {
    name: 'profile-delete',
    stage: {},
    show: async (page) => {
      await goto('/profile', 'Robin Ashby')(page)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByLabel('Type DELETE').waitFor()
    },
  },
  { name: 'notifications', stage: {}, show: goto('/enable-notifications', /broker answers|blocked/) },
  { name: 'land', stage: { floorPlanLikes: 13 }, show: goto('/land', /^Land$/) },
  { name: 'land-card', stage: { floorPlanLikes: 13 }, show: goto('/land?card=duty', /^Duty is/) },
  { name: 'land-block', stage: { floorPlanLikes: 13 }, show: goto('/land?view=block', 'My block') },
  { name: 'videos', stage: { floorPlanLikes: 16 }, show: (page) => new VideosPage(page).open() },
  {
    name: 'video',
    stage: { floorPlanLikes: 16 },
    show: async (page) => {
      const hub = new VideosPage(page)
      await hub.open()
      await hub.watchFirst()
    },
  },
  {
    name: 'brokers',
    stage: { floorPlanLikes: 19 },
    show: async (page) => {
      await goto('/brokers', /^Brokers$/)(page)
      await page.getByRole('article').nth(2).waitFor()
    },
  },
  { name: 'broker', stage: { floorPlanLikes: 19 }, show: openBroker },
  {
    name: 'choose-broker',
    stage: { floorPlanLikes: 19 },
    show: async (page) => {
      await openBroker(page)
      await new BrokerPage(page).openBrief()
    },
  },
  { name: 'building-broker', stage: {}, show: goto('/building-broker', 'What a building broker does') },
  { name: 'chat', stage: { floorPlanLikes: 19 }, show: openChat },
  { name: 'desk', show: openDesk },
  { name: 'desk-conversation', show: openDeskConversation },
  { name: 'broker-profile', show: (page) => openBrokersOwn(page, '/broker-profile') },
  { name: 'broker-password', show: (page) => openBrokersOwn(page, '/broker-change-password') },
  {
    name: 'part-missing',
    stage: { floorPlanLikes: 13 },
    show: async (page) => {
      await page.route(LAND, (route) => route.abort())
      await goto('/land', 'Something went wrong')(page)
    },
  },
  { name: 'not-found', show: goto('/no-such-room', 'Page Not Found') },
  ...NOTE_SCREENS,
  ...ADMIN_SCREENS,
]

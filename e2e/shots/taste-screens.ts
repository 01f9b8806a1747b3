import { randomUUID } from 'node:crypto'
import { ExplorePage } from '#pages/explore-page.ts'
import { Api } from '#people/api.ts'
import { heading, type Screen } from './screen.ts'

/** Screens of the buyer's taste, in the deck and the dreamlist. */
export const TASTE_SCREENS: readonly Screen[] = [
  {
    name: 'deck-why',
    stage: { floorPlanLikes: 6 },
    show: async (page) => {
      await Api.of(page.context()).send('PUT', '/api/preferences/wishes/room:study', { wish: 'more' })
      await new ExplorePage(page).open()
      await page.getByRole('button', { name: /^(Study|.* and study)/ }).waitFor()
    },
  },
  {
    name: 'deck-why-sheet',
    stage: { floorPlanLikes: 6 },
    show: async (page) => {
      await Api.of(page.context()).send('PUT', '/api/preferences/wishes/room:study', { wish: 'more' })
      await new ExplorePage(page).open()
      await page.getByRole('button', { name: /^(Study|.* and study)/ }).click()
      await heading(page, 'Why this card')
    },
  },
  {
    name: 'taste-report',
    stage: { floorPlanLikes: 12 },
    show: async (page) => {
      await page.goto('/dreamlist')
      await page.getByRole('button', { name: 'Your taste report' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
      await heading(page, 'Your block')
    },
  },
  {
    name: 'passes',
    stage: { floorPlanLikes: 10 },
    show: async (page) => {
      const api = Api.of(page.context())
      const cards = await api.get<{ id: string }[]>('/api/designs?batch=8')
      for (const { id: designId } of cards)
        await api.send('POST', '/api/preferences', { designId, action: 'pass', swipeId: randomUUID() })
      await page.goto('/dreamlist')
      await page.getByRole('button', { name: 'What you passed on' }).click()
      await page.getByRole('button', { name: 'Like it after all' }).first().waitFor()
    },
  },
  {
    name: 'today',
    stage: { floorPlanLikes: 12 },
    show: async (page) => {
      await page.goto('/dreamlist')
      await page.getByRole('button', { name: 'Pick of the day' }).click()
      await page.getByRole('button', { name: 'Like it' }).waitFor()
    },
  },
  {
    name: 'three-things',
    stage: {},
    show: async (page) => {
      await new ExplorePage(page).open()
      await page.getByRole('button', { name: 'Tell us three things' }).click()
      await heading(page, /sit together/)
    },
  },
  {
    name: 'deck-ask',
    stage: {},
    show: async (page) => {
      await new ExplorePage(page).open()
      await page.getByRole('button', { name: 'Tell us three things' }).waitFor()
    },
  },
  {
    name: 'dreamlist-taste',
    stage: { floorPlanLikes: 12 },
    show: async (page) => {
      await page.goto('/dreamlist')
      await page.getByRole('heading', { name: 'Your design DNA' }).waitFor()
      await page.getByRole('button', { name: 'What you passed on' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-taste',
    stage: { floorPlanLikes: 2 },
    show: async (page) => {
      await Api.of(page.context()).send('PUT', '/api/preferences/wishes/room:study', { wish: 'more' })
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Take back: more Study' }).scrollIntoViewIfNeeded()
    },
  },
]

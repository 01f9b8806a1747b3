import type { Page } from '@playwright/test'
import { DreamlistPage } from '#pages/other-pages.ts'
import { Api } from '#people/api.ts'
import { likeFloorPlans } from '#people/buyer.ts'
import type { Screen } from './screen.ts'

/** Sets the size of a usual suburban block. */
const giveBlock = (page: Page) =>
  Api.of(page.context()).send('PUT', '/api/profile', { state: 'VIC', blockWidth: 16, blockDepth: 34 })

/** Opens a liked bathroom that the catalogue shows in several styles. */
async function openBathroom(page: Page) {
  const designId = '3caa63da-c9e4-58d3-b124-2e1780faf436'
  await Api.of(page.context()).send('POST', '/api/preferences', { designId, action: 'like' })
  await page.goto('/dreamlist?kind=Bathroom')
  await new DreamlistPage(page).designs.first().getByRole('button').first().click()
  await page.getByRole('group', { name: 'See it in' }).getByRole('button').first().waitFor()
}

/** Screens of searching, comparing and fitting liked plans. */
export const DREAMLIST_SCREENS: readonly Screen[] = [
  {
    name: 'dreamlist-choosing',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      const dreamlist = new DreamlistPage(page)
      await dreamlist.open()
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      for (const at of [0, 1]) await dreamlist.designs.nth(at).getByRole('button').click()
    },
  },
  {
    name: 'dreamlist-filter',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      const dreamlist = new DreamlistPage(page)
      await dreamlist.open()
      await (await dreamlist.openFilter()).getByText('Bedrooms').waitFor()
    },
  },
  {
    name: 'dreamlist-nothing',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await page.goto('/dreamlist?fits=yes&beds=1&lot=9')
      await page.getByText(/^Nothing like that/).waitFor()
    },
  },
  {
    name: 'compare',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await giveBlock(page)
      const dreamlist = new DreamlistPage(page)
      await dreamlist.open()
      await dreamlist.compareFirst(3)
    },
  },
  {
    name: 'compare-over',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      const dreamlist = new DreamlistPage(page)
      await dreamlist.open()
      await (await dreamlist.compareFirst(2)).getByRole('tab', { name: 'Laid over' }).click()
      await page.locator('polygon').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'on-block',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await giveBlock(page)
      const dreamlist = new DreamlistPage(page)
      await dreamlist.open()
      await dreamlist.designs.first().getByRole('button').first().click()
      await page.getByRole('button', { name: 'See it on my block' }).click()
      await page.locator('polygon').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'on-block-upper',
    stage: { floorPlanLikes: 11 },
    show: async (page) => {
      await giveBlock(page)
      const api = Api.of(page.context())
      await api.send('PUT', '/api/profile', { storeys: '2' })
      await likeFloorPlans(api, 1)
      await page.goto('/dreamlist?storeys=2')
      await new DreamlistPage(page).designs.first().getByRole('button').first().click()
      await page.getByRole('button', { name: 'See it on my block' }).click()
      const onBlock = page.getByRole('dialog', { name: / on my block$/ })
      await onBlock.getByRole('button', { name: 'Upper' }).click()
    },
  },
  {
    name: 'details-styles',
    stage: { floorPlanLikes: 10 },
    show: openBathroom,
  },
]

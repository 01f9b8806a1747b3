import type { Page } from '@playwright/test'
import type { BuyerStage } from '#people/buyer.ts'

/** A screen to capture: who sees it, and how to get there. Without a stage nobody is signed in. */
export type Screen = { name: string; stage?: BuyerStage; show: (page: Page) => Promise<unknown> }

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()

/** Opens a screen that has a URL of its own. */
export const goto = (path: string, name: string | RegExp) => async (page: Page) => {
  await page.goto(path)
  await heading(page, name)
}

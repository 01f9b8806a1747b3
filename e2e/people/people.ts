import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { Api } from './api.ts'
import { becomeBuyer, type Someone, someone, type BuyerStage } from './buyer.ts'
import { closePools } from './database.ts'
import { markAsBooted } from '#browser/emulation.ts'
import { collectConsoleNoise } from '#browser/console-noise.ts'

/** A person with a browser of their own. */
export type Person = Someone & { context: BrowserContext; page: Page; api: Api }

type People = {
  /** Console messages that a scenario provokes; any other error or warning fails it. */
  expectedNoise: readonly RegExp[]
  /** Opens new tabs, whose first page may be redirected. By default the app has booted in them. */
  startsCold: boolean
  /** A person without an account. */
  visitor: Person
  /** Creates a buyer at a stage, by default with all steps before the first card done. */
  aBuyer: (stage?: BuyerStage) => Promise<Person>
}

export const test = base.extend<People & { quiet: void }, { pools: void }>({
  expectedNoise: [[], { option: true }],
  startsCold: [false, { option: true }],
  context: async ({ context, startsCold }, use) => {
    if (!startsCold) await markAsBooted(context)
    await use(context)
  },
  pools: [
    // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
    async ({}, use) => {
      await use()
      await closePools()
    },
    { scope: 'worker', auto: true },
  ],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise = collectConsoleNoise(context, expectedNoise)
      await use()
      expect(noise, 'console output that the scenario did not expect').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ context, page }, use) => {
    await use({ ...someone(), context, page, api: Api.of(context) })
  },
  aBuyer: async ({ visitor, userAgent }, use) => {
    await use(async (stage = {}) => {
      await becomeBuyer(visitor.context, { ...visitor, userAgent }, { stage })
      return visitor
    })
  },
})

export { expect }

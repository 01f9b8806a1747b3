import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { Api } from './api.ts'
import { becomeBuyer, type Someone, someone, type BuyerStage } from './buyer.ts'
import { markAsBooted } from '#browser/emulation.ts'
import { collectConsoleNoise } from '#browser/console-noise.ts'

/** A person with a browser of their own. */
export type Person = Someone & { context: BrowserContext; page: Page; api: Api }

type People = {
  /** Words in the console that a scenario provokes; any other error or warning fails it. */
  expectedNoise: readonly RegExp[]
  /** Tabs are new: what is opened first may be directed elsewhere. By default they have had the app open. */
  startsCold: boolean
  /** Somebody whom the product does not know yet. */
  visitor: Person
  /** Makes a buyer at a stage, by default with everything done that comes before the first card. */
  aBuyer: (stage?: BuyerStage) => Promise<Person>
}

export const test = base.extend<People & { quiet: void }>({
  expectedNoise: [[], { option: true }],
  startsCold: [false, { option: true }],
  context: async ({ context, startsCold }, use) => {
    if (!startsCold) await markAsBooted(context)
    await use(context)
  },
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise = collectConsoleNoise(context, expectedNoise)
      await use()
      expect(noise, 'console output that the scenario did not expect').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ context, page }, use) => {
    await use({ ...someone(), context, page, api: new Api(context.request) })
  },
  aBuyer: async ({ visitor }, use) => {
    await use(async (stage) => {
      await becomeBuyer(visitor.api, visitor, stage)
      return visitor
    })
  },
})

export { expect }

import type { Page } from '@playwright/test'
import { DetailsPage, DreamlistPage } from '#pages/other-pages.ts'

/** Opens a plan with notes on it and on two of its spots. */
async function openNoted(page: Page): Promise<DetailsPage> {
  const details = new DetailsPage(page)
  await details.openFirst()
  for (const [at, text] of [
    'Could the bench be half a metre longer?',
    'Where does the washing line go?',
  ].entries()) {
    await page.getByRole('button', { name: 'Pin to the plan' }).click()
    await page.getByRole('application').waitFor()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(at === 0 ? 'ArrowUp' : 'ArrowRight')
    await page.keyboard.press('Enter')
    await details.save(text)
    await page.getByRole('button', { name: 'All facts' }).click()
  }
  await details.write(
    'Ask for the price with the bigger alfresco, and whether the garage can go to the other side.',
  )
  await details.notes.nth(2).waitFor()
  return details
}

const stage = { floorPlanLikes: 11 }

/** Screens of reading and writing notes on a design. */
export const NOTE_SCREENS = [
  {
    name: 'notes',
    stage,
    show: async (page: Page) => {
      const details = await openNoted(page)
      await details.notes.last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'notes-pins',
    stage,
    show: async (page: Page) => {
      await openNoted(page)
      await page.getByRole('button', { name: 'Whole plan' }).click()
      await page.getByRole('button', { name: /^Pin 2/ }).waitFor()
    },
  },
  {
    name: 'notes-pinning',
    stage,
    show: async (page: Page) => {
      await new DetailsPage(page).openFirst()
      await page.getByRole('button', { name: 'Pin to the plan' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('application').waitFor()
    },
  },
  {
    name: 'note-sheet',
    stage,
    show: async (page: Page) => {
      const details = await openNoted(page)
      await details.notes.first().getByRole('button').click()
      await page.getByRole('textbox', { name: 'Note' }).waitFor()
    },
  },
  {
    name: 'share-collection',
    stage,
    show: async (page: Page) => {
      await collect(page)
      await page.getByRole('button', { name: 'Share For Mum' }).click()
      await page.getByRole('switch', { name: 'Show my first name' }).waitFor()
    },
  },
  {
    name: 'shared-collection',
    stage,
    show: async (page: Page) => {
      await collect(page)
      await page.getByRole('button', { name: 'Share For Mum' }).click()
      await page.getByRole('switch', { name: 'Show my first name' }).click()
      await page.getByRole('switch', { name: 'Show my notes' }).click()
      await page.getByRole('button', { name: 'Share the link' }).click()
      await page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue())
      await page.getByRole('heading', { name: 'For Mum' }).waitFor()
    },
  },
  {
    name: 'shared-dna',
    stage: { floorPlanLikes: 13 },
    show: async (page: Page) => {
      await page.goto('/dreamlist')
      await page.getByRole('button', { name: 'Share your design DNA' }).click()
      await page.getByRole('button', { name: 'Share the link' }).click()
      await page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue())
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

/** Opens a collection that contains a design with notes. */
async function collect(page: Page) {
  await openNoted(page)
  await page.goto('/dreamlist')
  const dreamlist = new DreamlistPage(page)
  await dreamlist.collectFirst('For Mum')
  await page.getByRole('button', { name: 'Close' }).click()
  await dreamlist.openCollection('For Mum')
}

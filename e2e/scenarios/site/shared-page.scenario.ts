import { type Browser, devices } from '@playwright/test'
import { collectConsoleNoise } from '#browser/console-noise.ts'
import { axeViolations } from '#browser/axe.ts'
import { layOutAllSections } from '#browser/whole-page.ts'
import { DetailsPage, DreamlistPage } from '#pages/other-pages.ts'
import { expect, type Person, test } from '#people/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NOTE = 'Could the bench be longer? <img src=x onerror="window.ran=1">'

/** A person with nothing but the link. */
async function aStranger(browser: Browser) {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' })
  const noise = collectConsoleNoise(context, [/410 \(Gone\)/])
  return { page: await context.newPage(), context, noise }
}

/** Opens the collection, chooses what is shown, and returns its link. */
async function shareCollection({ page, context }: Person, { withNotes }: { withNotes: boolean }) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share For Mum' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share For Mum' })
  if (withNotes) await sheet.getByRole('switch', { name: 'Show my notes' }).click()
  await sheet.getByRole('button', { name: /hare the link/ }).click()
  await expect(sheet.getByText('Link copied.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test("anybody with its link reads a collection, without its owner's name and without notes unless ticked, until sharing is stopped (product §2.1)", async ({
  aBuyer,
  browser,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const { page } = buyer
  const details = new DetailsPage(page)
  await details.openFirst()
  await details.write(NOTE)
  await details.notes.first().waitFor()
  const notes = async () => (await buyer.api.get<{ items: object[] }>('/api/preferences/notes')).items.length
  await expect.poll(notes).toBe(1)
  const dreamlist = new DreamlistPage(page)
  await page.goto('/dreamlist')
  await dreamlist.collectFirst('For Mum')
  await page.getByRole('button', { name: 'Close' }).click()
  await dreamlist.openCollection('For Mum')
  const url = await shareCollection(buyer, { withNotes: false })
  const { page: theirs, context, noise } = await aStranger(browser)

  const answer = await theirs.goto(url)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(theirs.getByRole('heading', { level: 1, name: 'For Mum' })).toBeVisible()
  await expect(theirs.getByRole('list', { name: 'Designs' }).getByRole('listitem')).toHaveCount(1)
  await expect(theirs.getByRole('main')).not.toContainText(/Robin|bench/)
  const picture = await theirs.getAttribute('meta[property="og:image"]', 'content')
  expect((await theirs.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
  await layOutAllSections(theirs)
  expect(await axeViolations(theirs)).toEqual([])

  expect(await shareCollection(buyer, { withNotes: true })).toBe(url)
  await theirs.reload()
  await expect(theirs.getByText(NOTE)).toBeVisible()
  expect(await theirs.evaluate(() => 'ran' in window)).toBe(false)

  await page.goto('/profile')
  const row = page.getByRole('list', { name: 'Shared collections' }).getByRole('listitem')
  await expect(row).toContainText('Opened 2 times, shows your notes')
  await row.getByRole('button', { name: 'Stop sharing For Mum' }).click()
  await row.getByRole('button', { name: 'Stop for everyone' }).click()
  await expect(page.getByText('For Mum is no longer shared.')).toBeVisible()
  expect((await theirs.goto(url))?.status()).toBe(410)
  await expect(theirs.getByRole('heading', { name: 'This page is no longer shared' })).toBeVisible()
  expect(noise).toEqual([])
  await context.close()
})

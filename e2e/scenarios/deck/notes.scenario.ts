import type { DesignNote } from '@dream/contract/api/designs/notes'
import { rest } from '#browser/touch.ts'
import { DetailsPage } from '#pages/other-pages.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import type { Api } from '#people/api.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

test.use({ expectedNoise: [OFFLINE] })

const stored = async (api: Api) =>
  (await api.get<{ items: DesignNote[] }>('/api/preferences/notes')).items.map(({ text, pin }) => ({
    text,
    isPin: pin !== null,
  }))

test('a note written offline survives a restart and is stored once when online (product §2.3, §8)', async ({
  aBuyer,
}) => {
  const { page, context, api } = await aBuyer({ floorPlanLikes: 11 })
  const details = new DetailsPage(page)
  await details.openFirst()
  await details.write('Written with a network')
  await expect.poll(() => stored(api)).toHaveLength(1)

  await new InstalledApp(page).goOffline()
  await details.write('First draft')
  await details.notes.filter({ hasText: 'First draft' }).getByRole('button').click()
  await details.save('Ask about the north side')
  await details.notes.filter({ hasText: 'Written with a network' }).getByRole('button').click()
  await details.save('Changed without one')
  await expect(details.notes.filter({ hasText: 'Kept on this device' })).toHaveCount(2)
  await page.reload()
  await page.getByRole('heading', { name: 'Dreamlist' }).waitFor()
  await context.setOffline(false)

  const expected = [
    { text: 'Changed without one', isPin: false },
    { text: 'Ask about the north side', isPin: false },
  ]
  await expect.poll(() => stored(api)).toEqual(expected)
  await details.openFirst()
  await expect(details.notes).toHaveText(['Changed without one', 'Ask about the north side'])
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('Has notes')).toHaveCount(1)
  expect(await stored(api)).toEqual(expected)
})

test('spots of a plan are pinned by a long press, a tap and the keyboard, with the same numbers in the list (product §2.3)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 11 })
  const details = new DetailsPage(page)
  await details.openFirst()

  // Wait until the plan has stopped moving.
  await details.plan.click({ trial: true })
  await rest(page, details.plan)
  await details.save('By a resting finger')
  await expect(details.plan.getByRole('button', { name: 'Pin 1: By a resting finger' })).toBeVisible()

  await page.getByRole('button', { name: 'Pin to the plan' }).click()
  await page.getByText('Tap the spot for your note.').waitFor()
  const box = await details.plan.boundingBox()
  await page.touchscreen.tap(
    (box?.x ?? 0) + (box?.width ?? 0) * 0.4,
    (box?.y ?? 0) + (box?.height ?? 0) * 0.4,
  )
  await details.save('By a tap')
  await expect(details.plan.getByRole('button', { name: 'Pin 2: By a tap' })).toBeVisible()
  await page.getByRole('button', { name: 'All facts' }).click()

  await page.getByRole('button', { name: 'Pin to the plan' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('application', { name: /^Cross on the plan/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('By the keyboard')
  await page.keyboard.press('Escape')
  await expect(details.plan.getByRole('button', { name: 'Pin 3: By the keyboard' })).toBeVisible()
  await page.getByRole('button', { name: 'All facts' }).click()

  await expect(details.notes).toHaveText([/By a resting finger/, /By a tap/, /By the keyboard/])
  await expect.poll(() => stored(api)).toMatchObject([{ isPin: true }, { isPin: true }, { isPin: true }])
})

test('of two devices the later change of a note wins, and a deleted note is gone on both (product §2.3)', async ({
  aBuyer,
}) => {
  const { page, context, api } = await aBuyer({ floorPlanLikes: 11 })
  const [phone, tablet] = [new DetailsPage(page), new DetailsPage(await context.newPage())]
  await phone.openFirst()
  await phone.write('From the phone')
  await expect.poll(() => stored(api)).toHaveLength(1)
  await tablet.openFirst()
  await tablet.notes.filter({ hasText: 'From the phone' }).getByRole('button').click()
  await tablet.save('From the tablet')
  await expect.poll(() => stored(api)).toEqual([{ text: 'From the tablet', isPin: false }])

  await phone.openFirst()
  await expect(phone.notes).toHaveText(['From the tablet'])
  await phone.notes.getByRole('button').click()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()

  await expect.poll(() => stored(api)).toEqual([])
  await tablet.page.reload()
  await tablet.openFirst()
  await expect(tablet.page.getByText('Only you see them.')).toBeVisible()
})

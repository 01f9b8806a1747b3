import { unzip } from '@dream/server/testing/apps/unzip'
import { emailsTo } from '#people/outbox.ts'
import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/400 \(Bad Request\)/] })

test('a buyer downloads their data with their password, and the zip contains their activity (product §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 2 })
  const { page } = buyer
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Make a copy of my data' }).click()
  await page.getByRole('button', { name: /^Download \(/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Download your data' })
  await sheet.getByLabel('Your password').fill('Not-mine-1')
  await sheet.getByRole('button', { name: 'Download' }).click()
  await expect(sheet.getByText("That's not your current password.")).toBeVisible()

  const downloading = page.waitForEvent('download')
  await sheet.getByLabel('Your password').fill(buyer.password)
  await sheet.getByRole('button', { name: 'Download' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toBe('dream-design-data.zip')
  const files = await unzip(await download.path())
  const text = (path: string) => String(files.get(path))
  expect(JSON.parse(text('account.json'))).toMatchObject({ email: buyer.email, name: buyer.name })
  expect(JSON.parse(text('likes-and-passes.json'))).toHaveLength(2)
  expect(text('everything-else/profiles.json')).toContain('Brunswick')
  const subjects = async () => (await emailsTo(buyer.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your Dream Design data is ready')
})

import { randomUUID } from 'node:crypto'
import { aPhoto } from '@dream/server/testing/apps/uploads'
import { becomeAdmin } from '#people/admin.ts'
import { aListedBroker } from '#people/broker.ts'
import { acceptInvitation, approve, invite, writePage } from '#people/invited-broker.ts'
import { emailsTo } from '#people/outbox.ts'
import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/401 \(Unauthorized\)|403 \(Forbidden\)|409 \(Conflict\)/] })
test(
  'a broker is invited, sets a password, fills the page with a photo, is approved side by side, and is handed over (product §2.2)',
  { tag: '@desktop-only' },
  async ({ browser, playwright, aBuyer }) => {
    const ines = { name: 'Ines Abbot', email: `${randomUUID()}@example.com` }
    const admins = await browser.newContext()
    await becomeAdmin(admins)
    const admin = await admins.newPage()
    await invite(admin, ines)

    const theirs = await browser.newContext()
    const broker = await theirs.newPage()
    await acceptInvitation(broker, ines)

    // The broker writes their page, and adds a photo to it.
    await writePage(broker, 'First homes without the fog')
    await broker.getByLabel('Photo file').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(),
    })
    const cropping = broker.getByRole('dialog', { name: 'Your photo' })
    await cropping.getByLabel('Zoom').press('ArrowRight')
    await cropping.getByLabel('Left to right').press('ArrowLeft')
    await cropping.getByRole('button', { name: 'Save photo' }).click()
    await expect(broker.getByRole('img', { name: 'You, as buyers see you' })).toBeVisible()

    // An admin reviews and publishes it; later changes are shown beside the published page.
    await approve(admin, 'Ines Abbot', 'First homes without the fog')
    await broker.reload()
    await broker.getByLabel('Headline').fill('First homes without any fog')
    await broker.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(broker.getByText(/with changes that we are reading/)).toBeVisible()
    await admin.reload()
    const row = admin.getByRole('row', { name: /Headline/ })
    await expect(row.locator('del')).toContainText('the')
    await expect(row.locator('ins')).toContainText('any')
    await admin.getByRole('button', { name: 'Publish' }).click()
    await expect(admin.getByText('Changes to review')).toBeHidden()

    // A buyer chooses the broker; the broker is suspended, and the buyer is handed over and told.
    const taker = await aListedBroker(playwright.request, { profile: { capacity: 190 } })
    const buyer = await aBuyer({ floorPlanLikes: 19 })
    const { items } = await buyer.api.get<{ items: { id: string; name: string; portrait: string | null }[] }>(
      '/api/brokers?limit=100',
    )
    const chosen = items.find(({ name }) => name === 'Ines Abbot')
    expect(chosen?.portrait).toContain('/api/portraits/')
    await buyer.api.send('POST', `/api/brokers/${chosen?.id}/select`, { share: [] })
    await admin.reload()
    await admin.getByRole('button', { name: 'Suspend Ines Abbot' }).click()
    const asking = admin.getByRole('dialog', { name: /^Suspend Ines Abbot/ })
    await asking
      .getByLabel(/^What becomes of/)
      .selectOption({ label: `Hand over to ${taker.name} (room for 190)` })
    await asking.getByLabel('Why').fill('Left the company')
    await asking.getByRole('button', { name: 'Suspend' }).click()
    await expect(admin.getByText('Suspended', { exact: true })).toBeVisible()
    await broker.goto('/broker-chats')
    await expect(broker).toHaveURL(/\/app-home$/)

    const told = async () => (await emailsTo(buyer.email)).map(({ text: words }) => words).join('\n')
    await expect.poll(told).toContain("Ines Abbot can't look after you any more")
    await buyer.page.goto('/chat')
    await expect(buyer.page.getByText(`We asked ${taker.firstName}`, { exact: false })).toBeVisible()
    await admins.close()
    await theirs.close()
  },
)

import { randomUUID } from 'node:crypto'
import { aPhoto } from '@dream/server/testing/apps/uploads'
import { becomeAdmin } from '#people/admin.ts'
import { aListedBroker } from '#people/broker.ts'
import { someone } from '#people/buyer.ts'
import { emailsTo } from '#people/outbox.ts'
import { expect, test } from '#people/people.ts'
import { AccountPage } from '#pages/account-page.ts'
import { VerifyPhonePage } from '#pages/onboarding-pages.ts'

test.use({ expectedNoise: [/401 \(Unauthorized\)|403 \(Forbidden\)|409 \(Conflict\)/] })
test.slow()

const ABOUT =
  'I have looked after families who build for the first time for eleven years, and I read each quote with you.'

test(
  'a broker is invited, sets a password, fills the page with a photo, is approved side by side, and is handed over (product §2.2)',
  { tag: '@desktop-only' },
  async ({ browser, playwright, aBuyer }) => {
    const email = `${randomUUID()}@example.com`
    const admins = await browser.newContext()
    await becomeAdmin(admins)
    const admin = await admins.newPage()
    await admin.goto('/admin/brokers')
    await admin.getByRole('button', { name: 'Invite a broker' }).click()
    await admin.getByLabel('Name', { exact: true }).fill('Ines Abbot')
    await admin.getByLabel('Email').fill(email)
    await admin.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(admin.getByText(`The invitation is on its way to ${email}`)).toBeVisible()

    // The broker comes in with what was mailed, and chooses a password of their own.
    const text = async () => (await emailsTo(email)).at(-1)?.text ?? ''
    await expect.poll(text, { timeout: 15_000 }).not.toBe('')
    const password = /\b[\w]{4}(-[\w]{4}){3}\b/.exec(await text())?.[0] ?? ''
    const theirs = await browser.newContext()
    const broker = await theirs.newPage()
    await broker.goto('/app-home')
    await new AccountPage(broker).logIn({ email, password })
    await expect(broker).toHaveURL(/\/broker-change-password$/)
    const form = broker.getByRole('form', { name: 'Change password' })
    await form.getByLabel(/^(Current|Temporary) password/).fill(password)
    await form.getByLabel('New password').fill('Banksia-2026')
    await form.getByLabel('Confirm password').fill('Banksia-2026')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(broker).toHaveURL(/\/verify-phone$/)
    await new VerifyPhonePage(broker).confirm(someone('Ines Abbot'))
    await expect(broker).toHaveURL(/\/broker-chats$/)

    // They write their page, and add a photo to it.
    await broker.goto('/broker-profile')
    await broker.getByLabel('Company').fill('Abbot Broking')
    await broker.getByLabel('Headline').fill('First homes without the fog')
    await broker.getByLabel('About you').fill(ABOUT)
    await broker.getByLabel('Step 1').fill('We talk about what you want')
    await broker
      .getByLabel(/^Who pays you/)
      .fill('The builder pays me a fee that I tell you before you sign.')
    await broker.getByText('VIC', { exact: true }).first().click()
    await broker.getByRole('button', { name: 'Add an area' }).click()
    await broker.getByLabel('Name', { exact: true }).first().fill('West')
    await broker.getByLabel('Postcodes').first().fill('3011-3049')
    await broker.getByText('First homes', { exact: true }).click()
    await broker.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(broker.getByText('All changes saved.')).toBeVisible()
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

    // An admin reads it and publishes it; later changes stand beside what buyers see.
    await admin.reload()
    await admin.getByRole('link', { name: 'Ines Abbot' }).click()
    await expect(admin.getByText('First homes without the fog')).toBeVisible()
    await admin.getByRole('button', { name: 'Publish' }).click()
    await expect(admin.getByText('Published', { exact: true })).toBeVisible()
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

    // A buyer chooses them; the broker is suspended, and the buyer is handed over and told.
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
    await expect.poll(told, { timeout: 20_000 }).toContain("Ines Abbot can't look after you any more")
    await buyer.page.goto('/chat')
    await expect(buyer.page.getByText(`We asked ${taker.firstName}`, { exact: false })).toBeVisible()
    await admins.close()
    await theirs.close()
  },
)

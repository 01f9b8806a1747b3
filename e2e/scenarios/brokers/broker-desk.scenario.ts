import { AccountPage } from '#pages/account-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { peopleIn, runsServer } from '#people/database.ts'
import { aBuyerOf, becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'

test.use({
  // Conflict of a note in another window, invalid fields of a page, an unchanged password.
  expectedNoise: [/409 \(Conflict\).*\/note|400 \(Bad Request\).*\/(broker\/profile|password\/change)/],
})

test(
  'the longest waiting buyer comes first, is answered with a saved reply, and leaves the list (product §2.3)',
  {
    tag: '@desktop-only',
  },
  async ({ visitor, playwright }) => {
    const { page } = visitor
    const broker = await becomeBroker(visitor)
    const desk = new DeskPage(page)
    await expect(desk.list.getByRole('heading', { name: 'All caught up' })).toBeVisible()

    const priya = await aBuyerOf(playwright.request, broker.id, 'Priya Nair')
    await priya.write('Could the alfresco face north?')
    const tom = await aBuyerOf(playwright.request, broker.id, 'Tom Whitlock')
    await tom.write('We signed for the block')
    await expect(desk.names).toHaveText([/^PN.*Priya Nair/, /^TW.*Tom Whitlock/])
    await expect(desk.tab(/^Waiting on me/)).toHaveText(/2/)

    await desk.row('Priya').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(desk.conversation('Priya Nair')).toContainText('Could the alfresco face north?')
    await expect(desk.side.getByRole('heading', { name: 'Priya’s brief' })).toBeVisible()
    await expect(desk.side).toContainText('14 × 30 m')
    await expect(desk.side).toContainText('Our dog needs a yard')

    await page.getByRole('button', { name: 'Save replies you use often' }).click()
    await page.getByRole('button', { name: 'New reply' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Survey')
    await page.getByLabel('Text').fill('Hi {{firstName}}, could you send me the survey?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await desk.field.fill('/sur')
    await expect(page.getByRole('option', { name: /^Survey/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(desk.field).toHaveValue('Hi Priya, could you send me the survey?')
    await page.keyboard.press('Enter')

    await expect(desk.row('Priya')).toHaveCount(0)
    await expect(desk.names).toHaveText([/Tom Whitlock/])
    const { items } = await priya.api.get<{ items: { body: string }[] }>(
      `/api/conversations/${priya.conversationId}/messages`,
    )
    expect(items.at(-1)?.body).toBe('Hi Priya, could you send me the survey?')

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/broker-chats$/)
  },
)

test(
  'the plans of a long brief are not cut off beside a conversation (product §2.3)',
  {
    tag: '@desktop-only',
  },
  async ({ visitor, playwright }) => {
    const broker = await becomeBroker(visitor)
    const { api, conversationId } = await aBuyerOf(playwright.request, broker.id, 'Priya Nair')
    const rooms = ['room:study', 'room:media', 'living:second', 'kitchen:island']
    await api.send('PUT', '/api/profile', { bedrooms: 4, bathrooms: 2, garages: 2, mustHaves: rooms })
    await api.send('PUT', `/api/conversations/${conversationId}/brief`, {
      share: ['whoFor', 'mustHaves', 'areas', 'block', 'budget', 'stage', 'plans'],
      note: 'We want to move before school starts in 2028. The kitchen matters most.',
    })
    const desk = new DeskPage(visitor.page)
    await desk.open(`/broker-chats?conversation=${conversationId}`)

    const plans = desk.side.getByRole('heading', { name: 'Plans they like' }).locator('+ ul')
    await expect(plans.getByRole('listitem')).toHaveCount(3)
    await expect(desk.note).toBeVisible()
    const [list, note] = [await plans.boundingBox(), await desk.note.boundingBox()]
    expect((list?.y ?? Infinity) + (list?.height ?? 0)).toBeLessThan(note?.y ?? 0)
  },
)

test(
  'a note saves automatically, two windows lose no word of it, and stage and snooze are kept (product §2.3)',
  {
    tag: '@desktop-only',
  },
  async ({ visitor, playwright }) => {
    const { page, context } = visitor
    const broker = await becomeBroker(visitor)
    await expect(page).toHaveURL(/\/broker-chats$/)
    const grace = await aBuyerOf(playwright.request, broker.id, 'Grace Boyd')
    await grace.write('Hello?')
    const path = `/broker-chats?conversation=${grace.conversationId}`
    const desk = new DeskPage(page)
    await desk.open(path)
    const other = new DeskPage(await context.newPage())
    await other.open(path)
    await expect(other.note).toBeVisible()

    await desk.note.fill('Falls 600 mm')
    await expect(desk.side.getByText('Saved', { exact: true })).toBeVisible()
    await other.note.fill('Survey before price')
    await expect(other.side.getByText('This note was changed in another window:')).toBeVisible()
    await other.side.getByRole('button', { name: 'Keep both' }).click()
    await expect(other.side.getByText('Saved', { exact: true })).toBeVisible()
    await desk.stage.selectOption('Looking for land')
    await desk.snooze('In 1 hour')
    await expect(desk.conversation('Grace Boyd')).toContainText('Snoozed until')
    await desk.tab(/^Snoozed/).click()
    await expect(desk.row('Grace')).toContainText('Looking for land')

    await page.reload()
    await expect(desk.note).toHaveValue('Falls 600 mm\n\nSurvey before price')
    await grace.write('Still there?')
    await expect(desk.row('Grace')).toHaveCount(0)
    await desk.tab(/^Waiting on me/).click()
    await expect(desk.row('Grace')).toContainText('Still there?')
  },
)

test('on a phone a conversation takes the whole screen, and going back leads to the list (product §2.3)', async ({
  visitor,
  playwright,
}) => {
  const { page } = visitor
  const broker = await becomeBroker(visitor)
  await expect(page).toHaveURL(/\/broker-chats$/)
  const linh = await aBuyerOf(playwright.request, broker.id, 'Linh Cao')
  await linh.write('Is the 12.5 m one too tight?')
  const desk = new DeskPage(page)
  await desk.row('Linh').click()
  await expect(desk.conversation('Linh Cao')).toContainText('Is the 12.5 m one too tight?')
  await expect(desk.list).toBeHidden()

  await page.getByRole('button', { name: 'Brief and note' }).click()
  await desk.note.fill('Parents move in too')
  await expect(page.getByRole('dialog').getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()

  await expect(desk.row('Linh')).toBeVisible()
  await desk.list.getByRole('searchbox').fill('tight')
  await expect(desk.names).toHaveCount(1)
  await desk.list.getByRole('searchbox').fill('nothing like it')
  await expect(desk.list.getByRole('heading', { name: 'Nothing for “nothing like it”' })).toBeVisible()
})

test(
  "a broker's page shows errors at their fields, keeps the draft over a reload, and is reviewed before buyers see it (product §2.3)",
  {
    tag: '@desktop',
  },
  async ({ visitor }) => {
    const { page } = visitor
    await becomeBroker(visitor)
    await expect(page).toHaveURL(/\/broker-chats$/)
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByText(/^Published\. We read what you change before buyers see it\./)).toBeVisible()

    await page.getByLabel('Headline').fill('Homes on narrow blocks')
    await page.getByLabel('ABN').fill('51 824 753 557')
    await page.getByLabel(/^Who pays you/).fill('Builders do.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText("Say how you're paid: it helps buyers choose")).toBeVisible()
    await expect(
      page.getByText("That isn't a valid ABN. It has eleven digits, like 51 824 753 556"),
    ).toBeVisible()
    await expect(page.getByLabel(/^Who pays you/)).toBeFocused()

    await page.reload()
    await expect(page.getByLabel('Headline')).toHaveValue('Homes on narrow blocks')
    await page.getByLabel('ABN').fill('51 824 753 556')
    await page
      .getByLabel(/^Who pays you/)
      .fill('The builder you choose pays me a fee that I tell you before you sign.')
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText(/with changes that we are reading/)).toBeVisible()
    await expect(page.getByText('All changes saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Headline')).toHaveValue('Homes on narrow blocks')
  },
)

test('at the first login a broker sets a password of their own before anything else (product §2.2, §4)', async ({
  visitor,
}) => {
  const { page } = visitor
  const account = await peopleIn(runsServer()).aBroker({ mustChangePassword: true })
  const login = new AccountPage(page)
  await login.open()
  await login.logIn(account)
  await expect(page).toHaveURL(/\/broker-change-password$/)
  await page.goto('/broker-chats')
  await expect(page).toHaveURL(/\/broker-change-password$/)

  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(account.password)
  await form.getByLabel('New password').fill(account.password)
  await form.getByLabel('Confirm password').fill(account.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText("Choose a password that's different from your current one.")).toBeVisible()
  await form.getByLabel('New password').fill('Of-My-Own-9')
  await form.getByLabel('Confirm password').fill('Of-My-Own-9')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/broker-chats$/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/app-home$/)
  await login.logIn({ email: account.email, password: 'Of-My-Own-9' })
  await expect(page).toHaveURL(/\/broker-chats$/)
  for (const path of ['/explore', '/brokers', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/broker-chats$/)
  }
})

test('only brokers can open a desk (product §4, §6)', async ({ aBuyer }) => {
  const { page } = await aBuyer()

  for (const path of ['/broker-chats', '/broker-profile', '/broker-change-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/explore$/)
  }
})

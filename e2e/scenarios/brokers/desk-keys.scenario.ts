import { fillDesk } from '@dream/server/testing/people/full-desk'
import type { Page } from '@playwright/test'
import { DeskPage } from '#pages/desk-page.ts'
import { becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'

/** Opens a broker's desk with so many waiting buyers. */
async function aFullDesk(visitor: Parameters<typeof becomeBroker>[0], count: number) {
  const desk = new DeskPage(visitor.page)
  const broker = await becomeBroker(visitor)
  await expect(desk.list).toBeVisible()
  const buyers = await fillDesk(process.env['E2E_DATABASE'] ?? '', broker.id, count)
  await desk.open()
  await expect(desk.names).toHaveCount(count)
  return { desk, buyers }
}

/** Counts key presses apart from typed text. */
function countingKeys(page: Page) {
  const counted = { keys: 0, letters: 0 }
  return {
    counted,
    async press(key: string) {
      counted.keys += 1
      await page.keyboard.press(key)
    },
    async write(text: string) {
      counted.letters += text.length
      await page.keyboard.type(text)
    },
  }
}

test(
  'ten replies in a row take two keys each besides their text: one sends, one opens the next (product §2.3)',
  { tag: '@desktop-only' },
  async ({ visitor }) => {
    const { page } = visitor
    const { desk, buyers } = await aFullDesk(visitor, 11)
    const { counted, press, write } = countingKeys(page)

    await desk.list
      .getByRole('link')
      .filter({ hasText: buyers[0]?.name ?? '' })
      .focus()
    for (const [at, { name }] of buyers.slice(0, 10).entries()) {
      await press('Enter')
      await expect(desk.conversation(name)).toBeVisible()
      await expect(desk.field).toBeFocused()
      await write(`Yes, ${at}`)
      await press('Enter')
      await expect(desk.row(buyers[at + 1]?.name ?? '')).toBeFocused()
    }

    await expect(desk.names).toHaveCount(1)
    await test.info().attach('keys', { body: JSON.stringify(counted) })
    expect(counted).toEqual({ keys: 20, letters: 60 })
  },
)

test(
  'keys navigate, mark one or several buyers as done, search and list the keys; in a field they type letters (product §2.3)',
  { tag: '@desktop-only' },
  async ({ visitor }) => {
    const { page } = visitor
    const { desk, buyers } = await aFullDesk(visitor, 5)
    const [first, second, third, fourth, fifth] = buyers.map(({ name }) => desk.row(name))

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next buyer')
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(first ?? desk.list).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(first ?? desk.list).toBeFocused()
    await page.keyboard.press('e')
    await expect(first ?? desk.list).toHaveCount(0)
    await expect(second ?? desk.list).toBeFocused()
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
    await expect(desk.list.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('e')
    await expect(desk.names).toHaveCount(2)
    await expect(third ?? desk.list).toHaveCount(0)
    await expect(fourth ?? desk.list).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(desk.names).toHaveCount(4)

    await (fifth ?? desk.list).focus()
    await page.keyboard.press('s')
    const times = page.getByRole('dialog', { name: 'Snooze until' })
    await expect(times).toBeVisible()
    await times.getByRole('button', { name: 'In 1 hour' }).click()
    await expect(fifth ?? desk.list).toHaveCount(0)
    await expect(second ?? desk.list).toBeFocused()
    await page.keyboard.press('r')
    await expect(desk.field).toBeFocused()
    await page.keyboard.type('jesskr/?')
    await expect(desk.field).toHaveValue('jesskr/?')
    await page.keyboard.press('Escape')
    await expect(desk.list).toContainText('Draft: jesskr/?')
    await page.keyboard.press('/')
    await page.keyboard.type((buyers[4]?.name ?? '').toUpperCase().slice(0, 4))
    await expect(fifth ?? desk.list).toBeVisible()
  },
)

import { expect, type Locator, type Page } from '@playwright/test'

/** /broker-chats: the list, and the open conversation. */
export class DeskPage {
  readonly page: Page
  readonly list: Locator
  readonly side: Locator
  readonly note: Locator
  readonly stage: Locator

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('region', { name: 'Conversations' })
    this.side = page.getByRole('complementary', { name: 'About the buyer' })
    this.note = page.getByRole('textbox', { name: /^Private note/ })
    this.stage = page.getByRole('combobox', { name: 'Stage', exact: true })
  }

  async open(path = '/broker-chats') {
    await this.page.goto(path)
    await expect(this.list).toBeVisible()
  }

  row(name: string) {
    return this.list.getByRole('listitem').filter({ hasText: name }).getByRole('link')
  }

  get names() {
    return this.list.getByRole('listitem').getByRole('link')
  }

  tab(name: RegExp) {
    return this.list.getByRole('link', { name })
  }

  conversation(name: string) {
    return this.page.getByRole('region', { name: `Conversation with ${name}` })
  }

  get field() {
    return this.page.getByRole('textbox', { name: /^Message to/ })
  }

  async snooze(label: string) {
    await this.page.getByRole('button', { name: 'Snooze', exact: true }).click()
    await this.page.getByRole('dialog', { name: 'Snooze until' }).getByRole('button', { name: label }).click()
  }
}

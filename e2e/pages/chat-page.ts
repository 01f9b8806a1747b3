import { expect, type Locator, type Page } from '@playwright/test'

/** /chat and /chat/{id}: one conversation on the screen. */
export class ChatPage {
  readonly page: Page
  readonly field: Locator
  readonly messages: Locator

  constructor(page: Page) {
    this.page = page
    this.field = page.getByRole('textbox', { name: /^Message to/ })
    this.messages = page.getByRole('group', { name: 'Messages' })
  }

  /** A single conversation opens by itself. */
  async open(origin = '') {
    await this.page.goto(`${origin}/chat`)
    await expect(this.page).toHaveURL(/\/chat\/[\w-]+$/)
    await expect(this.field).toBeVisible()
  }

  async send(text: string) {
    await this.field.fill(text)
    await this.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(this.field).toHaveValue('')
  }

  message(text: string) {
    return this.messages.getByText(text, { exact: true })
  }

  /** Everything that people wrote, from the oldest to the newest, as it stands in the list. */
  async texts(): Promise<string[]> {
    const lines = await this.messages.getByRole('listitem').allTextContents()
    return lines.flatMap(
      (line) => /^(?:You|[^:]+): (.*?)(?:Sending|Sent|Delivered|Read|\d+:\d\d|$)/.exec(line)?.[1] ?? [],
    )
  }

  /** What can be done with a message, as with a mouse or a keyboard. */
  async openMenuOf(text: string) {
    const row = this.messages.getByRole('listitem').filter({ hasText: text })
    await row.getByRole('button', { name: 'Message options' }).focus()
    await this.page.keyboard.press('Enter')
  }
}

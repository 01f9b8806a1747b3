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

  /** Opens the chat; a single conversation opens by itself. */
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

  /** Preview of the attachments above the field. */
  get preview() {
    return this.page.getByRole('region', { name: 'Ready to send' })
  }

  get caption() {
    return this.page.getByRole('textbox', { name: /^Caption for/ })
  }

  /** Chooses pictures of the device, which are previewed before sending. */
  async attach(...names: string[]) {
    const buffer = await this.page.screenshot({ type: 'jpeg' })
    const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
    await this.page.setInputFiles('input[type=file]', files)
    await expect(this.preview).toBeVisible()
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Sizes of the newest picture's tile, frame by frame, until the picture has this name. */
  async shapesOfPictureUntil(name: RegExp): Promise<string[]> {
    await this.page.evaluate(() => {
      const seen: string[] = []
      const look = () => {
        const tile = [...document.querySelectorAll('[data-kind="image"] [style*="aspect-ratio"]')].at(-1)
        const { width = 0, height = 0 } = tile?.getBoundingClientRect() ?? {}
        if (tile) seen.push(`${Math.round(width)} x ${Math.round(height)}`)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(globalThis, { shapesSeen: seen })
    })
    await expect(this.messages.getByRole('button', { name })).toBeVisible()
    return this.page.evaluate(() => [...new Set(Reflect.get(globalThis, 'shapesSeen') as string[])])
  }

  message(text: string) {
    return this.messages.getByText(text, { exact: true })
  }

  /** Texts of all messages by people, from the oldest to the newest, as listed. */
  async texts(): Promise<string[]> {
    const lines = await this.messages.getByRole('listitem').allTextContents()
    return lines.flatMap(
      (line) => /^(?:You|[^:]+): (.*?)(?:Sending|Sent|Delivered|Read|\d+:\d\d|$)/.exec(line)?.[1] ?? [],
    )
  }

  /** Opens the menu of a message, as by mouse or keyboard. */
  async openMenuOf(text: string) {
    const row = this.messages.getByRole('listitem').filter({ hasText: text })
    await row.getByRole('button', { name: 'Message options' }).focus()
    await this.page.keyboard.press('Enter')
  }

  /** Reports a message to the brokerage, with a reason of the sheet. */
  async report(text: string, { reason, words }: { reason: string; words: string }) {
    await this.openMenuOf(text)
    await this.press('Report')
    await this.page.getByText(reason).click()
    await this.page.getByLabel('In your own words (optional)').fill(words)
    await this.press('Send report')
    await expect(this.page.getByText('Thanks. We review every report.')).toBeVisible()
  }
}

import { expect, type Page } from '@playwright/test'

/** Timeout for the worker: it fetches the whole app before it handles messages. */
const WORKER_PATIENCE_MS = 45_000

/** /enable-notifications */
export class NotificationsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  heading(title: string) {
    return this.page.getByRole('heading', { name: title })
  }

  async open() {
    await this.page.goto('/enable-notifications')
  }

  async turnOn() {
    await this.page.getByRole('button', { name: 'Turn on notifications' }).click()
  }

  async continueWithout() {
    await this.page.getByRole('button', { name: 'Continue without' }).click()
  }

  async isOn() {
    await expect(this.heading('Notifications are on')).toBeVisible({ timeout: WORKER_PATIENCE_MS })
  }

  /** Label by its beginning: a hint follows, which may name another kind. */
  kind(name: string) {
    return this.page.getByRole('switch', { name: new RegExp(`^${name}`) })
  }

  async sendTest() {
    await this.page.getByRole('button', { name: 'Send a test' }).click()
  }
}

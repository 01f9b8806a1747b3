import type { Page } from '@playwright/test'

/** /profile */
export class ProfilePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open() {
    await this.page.goto('/profile')
    await this.page.getByRole('heading', { name: 'Sign-in details' }).waitFor()
  }

  /** Opens a form of the sign-in details. */
  async change(what: 'email' | 'mobile' | 'password') {
    await this.page.getByRole('button', { name: `Change ${what}` }).click()
  }

  /** Confirms with the password, where it is asked for. */
  async confirmWith(password: string) {
    const sheet = this.page.getByRole('dialog', { name: "Confirm it's you" })
    await sheet.getByLabel('Password', { exact: true }).fill(password)
    await sheet.getByRole('button', { name: 'Confirm' }).click()
  }
}

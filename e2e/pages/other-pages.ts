import { RESET_CODE } from '@dream/contract/rules/account/codes'
import type { Page } from '@playwright/test'
import { codeSentTo } from '#people/outbox.ts'

/** /dreamlist */
export class DreamlistPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Dreamlist', exact: true })
  }

  get designs() {
    return this.page.getByRole('list', { name: 'Liked designs' }).getByRole('listitem')
  }

  /** Puts the first design into a new collection. */
  async collectFirst(name: string) {
    await this.page
      .getByRole('button', { name: /^Put .* into a collection/ })
      .first()
      .click()
    await this.page.getByLabel('New collection').fill(name)
    await this.page.getByRole('button', { name: 'Create' }).click()
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor()
  }

  async openCollection(name: string) {
    await this.page.getByRole('region', { name: 'Collections' }).getByRole('button', { name }).click()
    await this.page.getByRole('dialog', { name }).waitFor()
  }

  removeFirst() {
    return this.page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
  }
}

/** /forgot-password */
export class ForgotPasswordPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async askForCode(email: string) {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('button', { name: 'Send a code' }).click()
  }

  async setPassword(email: string, password: string) {
    const code = await codeSentTo(email, { digits: RESET_CODE.digits })
    await this.page.getByLabel('Code', { exact: true }).fill(code)
    await this.page.getByLabel('New password').fill(password)
    await this.page.getByLabel('Confirm password').fill(password)
    await this.page.getByRole('button', { name: 'Set new password' }).click()
  }
}

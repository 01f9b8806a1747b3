import type { Locator, Page } from '@playwright/test'
import type { Someone } from '#people/buyer.ts'

/** /app-home: login and registration. */
export class AccountPage {
  readonly page: Page
  readonly login: Locator
  readonly register: Locator

  constructor(page: Page) {
    this.page = page
    this.login = page.getByRole('form', { name: 'Login' })
    this.register = page.getByRole('form', { name: 'Register' })
  }

  async open() {
    await this.page.goto('/app-home')
  }

  tab(name: 'Login' | 'Register') {
    return this.page.getByRole('tab', { name })
  }

  async fillRegistration({ name, email, password }: Someone, confirm = password) {
    await this.tab('Register').click()
    await this.register.getByLabel('Name', { exact: true }).fill(name)
    await this.register.getByLabel('Email').fill(email)
    await this.register.getByLabel('Password', { exact: true }).fill(password)
    await this.register.getByLabel('Confirm password').fill(confirm)
  }

  async createAccount(who: Someone) {
    await this.fillRegistration(who)
    await this.register.getByRole('button', { name: 'Create account' }).click()
  }

  async logIn({ email, password }: Pick<Someone, 'email' | 'password'>) {
    await this.tab('Login').click()
    await this.login.getByLabel('Email').fill(email)
    await this.login.getByLabel('Password', { exact: true }).fill(password)
    await this.login.getByRole('button', { name: 'Login' }).click()
  }
}

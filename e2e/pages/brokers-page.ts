import { expect, type Locator, type Page } from '@playwright/test'

/** /brokers: the directory. */
export class BrokersPage {
  readonly page: Page
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.getByRole('article')
  }

  async open(path = '/brokers') {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Brokers', exact: true })).toBeVisible()
  }

  async narrow(chip: 'Sort' | 'State' | 'Specialty' | 'Language', choice: string) {
    await this.page.getByRole('button', { name: new RegExp(`^${chip}: `) }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click()
  }

  link(name: string) {
    return this.page.getByRole('link', { name, exact: true })
  }
}

/** /broker/{id}: one broker, and the sheet that chooses them. */
export class BrokerPage {
  readonly page: Page
  readonly sheet: Locator

  constructor(page: Page) {
    this.page = page
    this.sheet = page.getByRole('dialog')
  }

  async open(id: string) {
    await this.page.goto(`/broker/${id}`)
    await expect(this.page.getByRole('heading', { name: 'How I am paid' })).toBeVisible()
  }

  async openBrief() {
    await this.page.getByRole('button', { name: /^(Choose|Change broker)/ }).click()
    await expect(this.sheet.getByRole('list', { name: 'Your brief' })).toBeVisible()
    // Wait for the sheet's animation: ticks during it are missed.
    await this.sheet.evaluate((sheet) =>
      Promise.allSettled(sheet.getAnimations({ subtree: true }).map((animation) => animation.finished)),
    )
  }

  part(name: string) {
    return this.sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  }

  confirm() {
    return this.sheet.getByRole('button', { name: /^(Choose|Change to) / }).click()
  }

  get isDone() {
    return this.sheet.getByRole('heading', { name: /has your brief$/ })
  }
}

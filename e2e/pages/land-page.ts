import type { Locator, Page } from '@playwright/test'

/** /land: the guide, its cards and the person's own block. */
export class LandPage {
  readonly page: Page
  readonly heading: Locator
  readonly topics: Locator
  readonly plans: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.topics = page.getByRole('list', { name: 'Topics' }).getByRole('listitem')
    this.plans = page.getByRole('region', { name: 'Your liked plans on it' }).getByRole('button')
  }

  async open(path = '/land') {
    await this.page.goto(path)
    await this.heading.waitFor()
  }

  async chooseState(name: string) {
    await this.page.getByRole('button', { name: /^State: / }).click()
    await this.page.getByRole('dialog').getByText(name, { exact: true }).click()
  }

  async openTopic(name: string) {
    await this.topics.filter({ hasText: name }).getByRole('link').click()
  }

  next() {
    return this.page.getByRole('link', { name: /^Next: / })
  }

  /** Fills in lengths by their field names. */
  async measure(lengths: Record<string, string>) {
    for (const [label, metres] of Object.entries(lengths)) await this.page.getByLabel(label).fill(metres)
  }
}

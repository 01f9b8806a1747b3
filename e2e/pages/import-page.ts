import { aPhoto } from '@dream/server/testing/apps/uploads'
import { aZip } from '@dream/server/testing/designs/zips'
import { expect, type Page } from '@playwright/test'

/** /admin/imports: a builder's list, from its file to designs that buyers see. */
export class ImportPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async #press(name: string | RegExp) {
    await this.page.getByRole('button', { name }).click()
  }

  async sendList(list: Buffer, builder?: string) {
    await this.page.goto('/admin/imports')
    await this.#press('Import a list')
    const sheet = this.page.getByRole('dialog', { name: 'Import a list' })
    if (builder) await sheet.getByLabel('Whose designs are these?').selectOption({ label: builder })
    await sheet
      .getByLabel('List')
      .setInputFiles({ name: 'range-2026.csv', mimeType: 'text/csv', buffer: list })
    await sheet.getByRole('button', { name: 'Send the list' }).click()
  }

  async sendPlan() {
    await this.page.getByLabel('Zip of pictures').setInputFiles({
      name: 'pictures.zip',
      mimeType: 'application/zip',
      buffer: aZip({ 'plans/plan.jpg': await aPhoto({ width: 900, height: 1200 }) }),
    })
    await this.#press('Send the zip')
    await expect(this.page.getByText('1 picture by name')).toBeVisible()
  }

  async check() {
    await this.#press(/^Check (again|300 rows)/)
    await expect(this.page.getByText('10 rows of 300 need mending', { exact: false })).toBeVisible({
      timeout: 60_000,
    })
  }

  /** Fixes nine of the ten rows: five at once, two as suggested, two by hand. */
  async mendNine() {
    await this.page.getByLabel('“lots” as Bedrooms in 5 rows: use instead').fill('6')
    await this.#press('Change in all 5')
    await expect(this.page.getByText('5 rows mended')).toBeVisible()
    await this.#press('Use 4 for Bathrooms, line 297')
    await this.#press('Use 14200 mm for House width (m), line 299')
    await this.mend('Storeys, line 298', '1')
    await this.mend('House depth (m), line 300', '31.5')
  }

  async mend(label: string, text: string) {
    await this.page.getByLabel(label, { exact: true }).fill(text)
    await this.page.keyboard.press('Enter')
  }

  get mended() {
    return this.page.getByText('Mended', { exact: true })
  }

  async importAll(designs: number) {
    await this.#press('Check again')
    await this.page.getByRole('button', { name: `Import ${designs} designs` }).click({ timeout: 60_000 })
    await expect(this.page.getByText(`${designs} designs were made from this list`)).toBeVisible({
      timeout: 60_000,
    })
  }

  async publishAll(designs: number, range: string) {
    const { page } = this
    await page.getByRole('link', { name: `Open the ${designs} designs` }).click()
    await page
      .getByRole('checkbox', { name: `Select ${range}` })
      .first()
      .waitFor()
    await page.getByRole('checkbox', { name: 'Select the rows here' }).click()
    await this.#press(`Select all ${designs} that match`)
    const selected = page.getByRole('group', { name: 'Selected rows' })
    await selected.getByRole('button', { name: 'Publish' }).click()
    const asking = page.getByRole('dialog', { name: `Publish ${designs} designs?` })
    await asking.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(`${designs} designs published`, { exact: false })).toBeVisible({
      timeout: 30_000,
    })
  }
}

import { expect, type Locator, type Page } from '@playwright/test'

/** A guided tour over any screen. */
export class TourCard {
  readonly page: Page
  readonly dialog: Locator
  readonly light: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog').filter({ hasText: /Step \d of \d/ })
    this.light = this.dialog.locator('> span')
  }

  button(name: 'Next' | 'Got it!' | 'Skip') {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async isAt(step: number, of: number) {
    await expect(this.dialog.getByText(`Step ${step} of ${of}`)).toBeVisible()
  }

  /** Goes through all its steps. */
  async finish(steps: number) {
    for (let step = 1; step <= steps; step++) {
      await this.isAt(step, steps)
      await this.button(step === steps ? 'Got it!' : 'Next').click()
    }
    await expect(this.dialog).toBeHidden()
  }

  /** Waits until the light is around an element, and not much more. */
  async isOn(target: Locator) {
    await expect
      .poll(async () => {
        const [light, lit] = await Promise.all([this.light.boundingBox(), target.boundingBox()])
        if (!light || !lit) return 'nothing'
        const off = [light.x - lit.x, light.y - lit.y, light.width - lit.width, light.height - lit.height]
        return off.every((px) => Math.abs(px) <= 14) ? 'on it' : `off by ${off.map(Math.round).join(', ')}`
      })
      .toBe('on it')
  }
}

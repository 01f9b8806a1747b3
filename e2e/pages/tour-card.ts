import { expect, type Locator, type Page } from '@playwright/test'

/** A guided tour, over any screen. */
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

  /** Goes through all steps. */
  async finish(steps: number) {
    for (let step = 1; step <= steps; step++) {
      await this.isAt(step, steps)
      await this.button(step === steps ? 'Got it!' : 'Next').click()
    }
    await expect(this.dialog).toBeHidden()
  }

  /** Waits until an element is completely on the screen and in the spotlight, not covered by the tour's text or bars. */
  async shows(target: Locator) {
    const dialog = await this.dialog.elementHandle()
    await expect.poll(() => target.evaluate(hiddenBy, dialog)).toBe('nothing')
  }

  /** Waits until the spotlight is around an element, and not much larger. */
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

/** Describes what hides the target of a tour's step; runs in the page. */
function hiddenBy(target: Element, dialog: Element | null): string {
  const SLACK_PX = 1
  const box = target.getBoundingClientRect()
  const [light, , words] = [...(dialog?.children ?? [])].map((each) => each.getBoundingClientRect())
  if (!light || !words || box.width === 0) return `no room: ${target.textContent}`
  const meets = (other: DOMRect) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > SLACK_PX &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > SLACK_PX
  const holds = (other: { left: number; top: number; right: number; bottom: number }) =>
    box.left >= other.left - SLACK_PX &&
    box.top >= other.top - SLACK_PX &&
    box.right <= other.right + SLACK_PX &&
    box.bottom <= other.bottom + SLACK_PX
  if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'the edge of the screen'
  if (!holds(light)) return `the dark: ${target.textContent}`
  if (meets(words)) return 'the words'
  const bar = [...document.querySelectorAll('header, nav, main *')].find(
    (each) =>
      ['sticky', 'fixed'].includes(getComputedStyle(each).position) &&
      !each.contains(target) &&
      !target.contains(each) &&
      !dialog?.contains(each) &&
      meets(each.getBoundingClientRect()),
  )
  const main = target.closest('main')?.getBoundingClientRect()
  if (main && !holds(main)) return 'the edge of what scrolls'
  return bar ? `a bar: ${bar.className}` : 'nothing'
}

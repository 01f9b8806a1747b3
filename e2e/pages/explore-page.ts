import { expect, type Locator, type Page } from '@playwright/test'
import type { Design } from '@dream/contract/api/designs/design'
import { Api } from '#people/api.ts'
import { swipe } from '#browser/touch.ts'

const SWIPE_PX = 170

/** /explore: the deck. Also asks the server which of the liked cards are floor plans. */
export class ExplorePage {
  readonly page: Page
  readonly card: Locator
  readonly progress: Locator
  readonly popup: Locator
  readonly likedPlans = new Set<string>()
  readonly #api: Api

  constructor(page: Page) {
    this.page = page
    this.card = page.getByRole('region', { name: 'Designs' }).getByRole('article')
    this.progress = page.getByRole('region', { name: 'Progress' })
    this.popup = page.getByRole('dialog').filter({ hasText: 'Unlocked!' })
    this.#api = Api.of(page.context())
  }

  async open() {
    await this.page.goto('/explore')
    await this.card.waitFor()
  }

  button(name: 'Like' | 'Pass' | 'Undo') {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Id of the top design. */
  async top(): Promise<string> {
    await this.card.waitFor()
    return (await this.card.getAttribute('data-design')) ?? ''
  }

  /** Runs an action that must take the top card away; returns the id of its design. */
  async decide(action: 'like' | 'pass', act: () => Promise<void>): Promise<string> {
    const design = await this.top()
    await act()
    await expect(this.card.and(this.page.locator(`[data-design="${design}"]`))).toHaveCount(0)
    if (action === 'like' && (await this.#isFloorPlan(design))) this.likedPlans.add(design)
    return design
  }

  async #isFloorPlan(id: string): Promise<boolean> {
    const { category } = await this.#api.get<Design>(`/api/designs/${id}`)
    return category === 'Floor Plan'
  }

  swipeRight() {
    return this.decide('like', () => swipe(this.page, this.card, { dx: SWIPE_PX }))
  }

  swipeLeft() {
    return this.decide('pass', () => swipe(this.page, this.card, { dx: -SWIPE_PX }))
  }

  press(key: 'ArrowRight' | 'ArrowLeft') {
    return this.decide(key === 'ArrowRight' ? 'like' : 'pass', () => this.page.keyboard.press(key))
  }

  /** Likes cards until so many floor plans are liked. */
  async likeUntil(floorPlans: number, like = () => this.swipeRight()) {
    while (this.likedPlans.size < floorPlans) await like()
  }
}

import { expect, type Page } from '@playwright/test'

/** /videos */
export class VideosPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open() {
    await this.page.goto('/videos')
    await this.page.getByRole('heading', { name: 'Learning Hub', exact: true }).waitFor()
  }

  /** The posters of every row. */
  get posters() {
    return this.page.getByRole('main').getByRole('listitem').getByRole('button')
  }

  get favourites() {
    return this.page.getByRole('region', { name: 'Favourites', exact: true }).getByRole('button')
  }

  get player() {
    return this.page.getByRole('dialog')
  }

  button(name: string) {
    return this.player.getByRole('button', { name, exact: true })
  }

  /** Opens the first video and answers its name. */
  async watchFirst(): Promise<string> {
    await this.posters.first().click()
    await this.player.waitFor()
    return this.player.getByRole('heading').innerText()
  }

  /** Seconds from the video's start, as the bar shows them. */
  async position(): Promise<number> {
    return Number(await this.player.getByRole('slider', { name: 'Position' }).inputValue())
  }

  /** Where the bar is dragged to. */
  async seek(seconds: number) {
    await this.player.getByRole('slider', { name: 'Position' }).fill(String(seconds))
  }

  /** The switch of a silent lesson's music. */
  get sound() {
    return this.player.getByRole('switch', { name: 'Sound', exact: true })
  }

  /** Keeps hold of what plays sound in the pages that are opened from now on. */
  async listen() {
    await this.page.addInitScript(() => {
      const made: AudioContext[] = []
      const Real = AudioContext
      globalThis.AudioContext = class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options)
          made.push(this)
        }
      }
      Object.assign(globalThis, { isSounding: () => made.some(({ state }) => state === 'running') })
    })
  }

  /** Whether the page sends sound to the device: what is silent is suspended. */
  isSounding(): Promise<boolean> {
    return this.page.evaluate('isSounding()')
  }

  /** The two drawings that a lesson asks about at its end. */
  choice(letter: 'A' | 'B') {
    return this.player.getByRole('button', { name: new RegExp(`^${letter}: `) })
  }

  /** It says nothing by itself: its button has the words. */
  drawing(letter: 'A' | 'B') {
    return this.choice(letter).locator('img').first()
  }

  async playUntil(seconds: number) {
    await expect.poll(() => this.position()).toBeGreaterThan(seconds)
  }
}

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

  /** Posters of all rows. */
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

  /** Opens the first video and returns its name. */
  async watchFirst(): Promise<string> {
    await this.posters.first().click()
    await this.player.waitFor()
    return this.player.getByRole('heading').innerText()
  }

  /** Seconds from the video's start, as the progress bar shows them. */
  async position(): Promise<number> {
    return Number(await this.player.getByRole('slider', { name: 'Position' }).inputValue())
  }

  /** Seeks by the progress bar. */
  async seek(seconds: number) {
    await this.player.getByRole('slider', { name: 'Position' }).fill(String(seconds))
  }

  /** Switch for the music of a silent lesson. */
  get sound() {
    return this.player.getByRole('switch', { name: 'Sound', exact: true })
  }

  /** Tracks the audio contexts of pages that are opened from now on. */
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

  /** Whether the page plays sound: a silent audio context is suspended. */
  isSounding(): Promise<boolean> {
    return this.page.evaluate('isSounding()')
  }

  /** One of the two drawings to choose from at the end of a lesson. */
  choice(letter: 'A' | 'B') {
    return this.player.getByRole('button', { name: new RegExp(`^${letter}: `) })
  }

  /** The drawing itself has no accessible name: its button has the words. */
  drawing(letter: 'A' | 'B') {
    return this.choice(letter).locator('img').first()
  }

  async playUntil(seconds: number) {
    await expect.poll(() => this.position()).toBeGreaterThan(seconds)
  }
}

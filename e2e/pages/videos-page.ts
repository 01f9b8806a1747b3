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

  async playUntil(seconds: number) {
    await expect.poll(() => this.position()).toBeGreaterThan(seconds)
  }
}

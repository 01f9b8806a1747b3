import { expect, type Page } from '@playwright/test'

/** Browser storage of the installed app: its worker, the files of its builds, pictures. */
export class InstalledApp {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Build id of the page. */
  async build(): Promise<string> {
    const settings = await this.page.locator('#settings').textContent()
    return (JSON.parse(settings ?? '{}') as { buildId: string }).buildId
  }

  /** Waits until everything that an offline start needs is cached, and answered from the cache. */
  async waitUntilCached(build: string) {
    await expect.poll(() => this.#caches()).toContain(`dream-shell-${build}`)
    await expect.poll(() => this.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }

  /** Goes offline once everything is cached: a browser that goes offline while it fetches the worker prints an error. */
  async goOffline() {
    await this.waitUntilCached(await this.build())
    await this.page.context().setOffline(true)
  }

  /**
   * Opens a page offline. Chromium 150 reports a page that is opened under offline emulation as online (`navigator.onLine`) until
   * the emulation changes.
   */
  async openOffline(url: string) {
    const context = this.page.context()
    await context.setOffline(true)
    await this.page.goto(url)
    await context.setOffline(false)
    await context.setOffline(true)
  }

  async cachedPictures(): Promise<string[]> {
    return this.page.evaluate(async () => {
      if (!(await caches.has('dream-pictures'))) return []
      const pictures = await caches.open('dream-pictures')
      return (await pictures.keys()).map(({ url }) => new URL(url).pathname)
    })
  }

  /** Resumes the app, as after a time in the background. */
  async resume() {
    await this.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  }

  #caches(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys())
  }
}

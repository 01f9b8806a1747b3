import { expect, type Page } from '@playwright/test'

/** What the browser keeps of the product: its worker, the files of its builds, pictures. */
export class InstalledApp {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** The build that the page belongs to. */
  async build(): Promise<string> {
    const settings = await this.page.locator('#settings').textContent()
    return (JSON.parse(settings ?? '{}') as { buildId: string }).buildId
  }

  /** Waits until everything is here that a start without a network needs. */
  async waitUntilCached(build: string) {
    await expect.poll(() => this.#caches()).toContain(`dream-shell-${build}`)
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  /** The network goes, once everything is cached: a browser that it leaves while it fetches the worker says so by itself. */
  async goOffline() {
    await this.waitUntilCached(await this.build())
    await this.page.context().setOffline(true)
  }

  /**
   * Opens a page without a network. To one that is opened while the browser emulates that, Chromium 150 says that it is online
   * (`navigator.onLine`) until the emulation changes.
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

  /** The app is looked at again, as after a time in the background. */
  async resume() {
    await this.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  }

  #caches(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys())
  }
}

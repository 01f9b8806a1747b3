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
  async waitUntilKept(build: string) {
    await expect.poll(() => this.#caches(), { timeout: 30_000 }).toContain(`dream-shell-${build}`)
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  /** The network goes, once everything is kept: a browser that it leaves while it fetches the worker says so by itself. */
  async loseNetwork() {
    await this.waitUntilKept(await this.build())
    await this.page.context().setOffline(true)
  }

  async keptPictures(): Promise<string[]> {
    return this.page.evaluate(async () => {
      if (!(await caches.has('dream-pictures'))) return []
      const pictures = await caches.open('dream-pictures')
      return (await pictures.keys()).map(({ url }) => new URL(url).pathname)
    })
  }

  /** The app is looked at again, as after a time in the background. */
  async wake() {
    await this.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  }

  #caches(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys())
  }
}

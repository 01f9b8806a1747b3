import type { Page } from '@playwright/test'

/** Lays out the sections that nobody has come near yet: else what is measured would change while it is measured. */
export const layOutAllSections = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > div')) {
      section.style.contentVisibility = 'visible'
      section.style.animation = 'none'
    }
  })

import type { Page } from '@playwright/test'

/** Lays out sections with `content-visibility` that are off the screen: layout would otherwise change during measurement. */
export const layOutAllSections = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > div')) {
      section.style.contentVisibility = 'visible'
      section.style.animation = 'none'
    }
  })

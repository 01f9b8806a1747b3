import type { Page } from '@playwright/test'

/** Measurement of a screen that fits its window: nothing overflows, whatever its lists hold, and the wheel scrolls nothing. */
export const STILL = { beyondPx: 0, scrolledPx: 0 } as const

/** How far the document overflows its window, and how far a wheel event over the top bar scrolls it. */
export async function measureStillness(page: Page): Promise<{ beyondPx: number; scrolledPx: number }> {
  const viewport = page.viewportSize()
  await page.mouse.move((viewport?.width ?? 0) / 2, 20)
  await page.mouse.wheel(0, 4000)
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    return { beyondPx: Math.max(0, scrollHeight - clientHeight), scrolledPx: scrollTop }
  })
}

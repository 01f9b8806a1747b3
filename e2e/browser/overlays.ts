import { expect, type Page } from '@playwright/test'

/**
 * Waits until the entries of closed overlays have left the history: their `history.back()` would cancel a `goto` and a `reload`.
 */
export const overlaysLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.layer ?? 0))).toBe(0)

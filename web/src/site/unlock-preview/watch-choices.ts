import { trust } from '#lib/storage/trust.ts'
import type { Picture } from '@dream/contract/api/designs/design'

const load = () => import('./show-celebration.tsx')
/** Signs that somebody is about to choose. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Lets the four buttons open their celebration. Its code is fetched when somebody comes near. */
export function watchChoices(page: HTMLElement) {
  for (const sign of SIGNS) page.addEventListener(sign, () => void load(), { once: true, passive: true })
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-feature]') : null
    const feature = button?.dataset['feature']
    if (feature) void load().then(({ showCelebration }) => showCelebration(feature, plansOf(page)))
  })
}

/** Written by the page itself, so it is what it says. */
function plansOf(page: HTMLElement): readonly Picture[] {
  const plans: unknown = JSON.parse(page.dataset['plans'] ?? '[]')
  trust<readonly Picture[]>(plans)
  return plans
}

import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'
import { trust } from '#lib/storage/trust.ts'
import type { Written } from './show-celebration.tsx'

const load = () => import('./show-celebration.tsx')
/** Signs that somebody is about to choose. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Lets the four buttons open their celebration. Its code is fetched when somebody comes near. */
export function watchChoices(page: HTMLElement) {
  for (const sign of SIGNS) page.addEventListener(sign, () => void load(), { once: true, passive: true })
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-feature]') : null
    const feature = button?.dataset['feature']
    if (feature) void load().then(({ showCelebration }) => showCelebration(feature, writtenIn(page)))
  })
}

/** Written by the build and the server, so it is what it says; a page that no server has filled says nothing. */
function writtenIn(page: HTMLElement): Written {
  const { plans, unlockAt, unlockTexts } = page.dataset
  const [at, texts] = [unlockAt, unlockTexts].map((text) => parseJson(text))
  const written: unknown = {
    plans: parseJson(plans) ?? [],
    unlockAt: isRecord(at) ? at : undefined,
    texts: isRecord(texts) ? texts : undefined,
  }
  trust<Written>(written)
  return written
}

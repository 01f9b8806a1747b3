import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'
import { assumeType } from '#lib/storage/assume-type.ts'
import type { Written } from './show-celebration.tsx'

const load = () => import('./show-celebration.tsx')
/** Events that suggest a press soon. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Lets the four buttons open their celebration. Its code is prefetched on the first such event. */
export function watchChoices(page: HTMLElement) {
  for (const sign of SIGNS) page.addEventListener(sign, () => void load(), { once: true, passive: true })
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-feature]') : null
    const feature = button?.dataset['feature']
    if (feature) void load().then(({ showCelebration }) => showCelebration(feature, writtenIn(page)))
  })
}

/** Reads the data that the build and the server embedded, which is trusted; empty on a page that no server has filled. */
function writtenIn(page: HTMLElement): Written {
  const { plans, unlockAt, unlockTexts } = page.dataset
  const [at, texts] = [unlockAt, unlockTexts].map((text) => parseJson(text))
  const written: unknown = {
    plans: parseJson(plans) ?? [],
    unlockAt: isRecord(at) ? at : undefined,
    texts: isRecord(texts) ? texts : undefined,
  }
  assumeType<Written>(written)
  return written
}

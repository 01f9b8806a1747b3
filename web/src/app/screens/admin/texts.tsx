import { Suspense } from 'react'
import { FEATURES } from '@dream/contract/rules/designs/unlocks'
import { TextsPage } from '#features/admin/texts/texts-page.tsx'
import { Celebration } from '#features/unlocks/celebration.tsx'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'

const Spotlight = lazyExtra('Spotlight', () => import('#features/tours/tour-guide.tsx'))

/** Admin page of texts, with previews by the components that show them to people. */
export const AdminTexts = () => (
  <TextsPage
    playTour={({ steps, at, onNext, onEnd }) => {
      const text = steps[at]
      return text ? (
        <Suspense>
          <Spotlight
            key={at}
            step={{ ...text, targetSelector: '', centered: true }}
            at={at}
            count={steps.length}
            onNext={onNext}
            onEnd={onEnd}
          />
        </Suspense>
      ) : null
    }}
    playUnlock={({ name, words, onEnd }) => (
      <Celebration
        feature={FEATURES.find((feature) => feature === name) ?? null}
        texts={words}
        onGo={onEnd}
        onClose={onEnd}
      />
    )}
  />
)

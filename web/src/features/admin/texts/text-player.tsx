import type { TextPage } from '@dream/contract/rules/admin/content/texts'
import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import css from './texts.module.css'

type Words = Readonly<Record<string, string>>
type Step = { title: string; subtitle: string }

/** Previews of texts by the components that show them to people. */
export type Players = {
  playTour: (tour: { steps: readonly Step[]; at: number; onNext: () => void; onEnd: () => void }) => ReactNode
  playUnlock: (unlock: { name: string; words: Words; onEnd: () => void }) => ReactNode
}

/** Preview of a page of texts with its unsaved words. */
export function TextPlayer({ page, words, players }: { page: TextPage; words: Words; players: Players }) {
  if (page.id.startsWith('tour-')) return <TourPlayer page={page} words={words} play={players.playTour} />
  if (page.id === 'unlocks') return <UnlockPlayer page={page} words={words} play={players.playUnlock} />
  return (
    <section className={css['paper']} aria-label="As it reads">
      {page.fields.map(({ name, label, usual }) => (
        <div key={name}>
          <p className="secondary-text">{label}</p>
          <p>{words[name] ?? usual}</p>
        </div>
      ))}
      <div>
        <ButtonLink href="/about-us" target="_blank" variant="outline" size="small">
          See the site as it is now
        </ButtonLink>
      </div>
    </section>
  )
}

type PlayerProps<Play> = { page: TextPage; words: Words; play: Play }

function TourPlayer({ page, words, play }: PlayerProps<Players['playTour']>) {
  const [at, setAt] = useState<number | null>(null)
  const count = page.fields.length / 2
  const steps = Array.from({ length: count }, (_, step) => ({
    title: words[`title${step + 1}`] ?? '',
    subtitle: words[`subtitle${step + 1}`] ?? '',
  }))
  const onEnd = () => setAt(null)
  return (
    <div>
      <Button variant="outline" size="small" onClick={() => setAt(0)}>
        Play the tour
      </Button>
      {at !== null && play({ steps, at, onEnd, onNext: () => (at + 1 < count ? setAt(at + 1) : onEnd()) })}
    </div>
  )
}

function UnlockPlayer({ page, words, play }: PlayerProps<Players['playUnlock']>) {
  const [name, setName] = useState<string | null>(null)
  return (
    <div className={css['tags']}>
      {page.fields.map((field) => (
        <Button key={field.name} variant="outline" size="small" onClick={() => setName(field.name)}>
          Play “{field.label}”
        </Button>
      ))}
      {name !== null && play({ name, words, onEnd: () => setName(null) })}
    </div>
  )
}

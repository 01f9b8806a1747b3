import { Button } from '#ui/buttons/button.tsx'
import css from './taste-ways.module.css'

const LABELS = {
  report: 'Your taste report',
  today: 'Pick of the day',
  questions: 'Questions with pictures',
  passes: 'What you passed on',
} as const
type Way = keyof typeof LABELS

/** Links to what is known of the person's taste, and to changing it. */
export function TasteWays<W extends Way>({ ways, onOpen }: { ways: readonly W[]; onOpen: (way: W) => void }) {
  return (
    <div className={css['ways']}>
      {ways.map((way) => (
        <Button key={way} variant={way === 'passes' ? 'quiet' : 'outline'} onClick={() => onOpen(way)}>
          {LABELS[way]}
        </Button>
      ))}
    </div>
  )
}

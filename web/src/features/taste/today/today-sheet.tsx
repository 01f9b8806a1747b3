import type { CardDesign } from '@dream/contract/api/designs/design'
import { Heart, X } from 'lucide-react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { factLine } from '../fact-line.ts'
import css from './today-sheet.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  onDecide: (design: CardDesign, action: Answer) => void
  /** Unsent answer to a design: null is an undo, undefined is none. */
  unsent: (designId: string) => Answer | null | undefined
  onOpenDreamlist: () => void
}

type Answer = 'like' | 'pass'

/** Sheet of the day: one plan with its reason, new matches since the last visit, and the week in a line. */
export function TodaySheet({ isOpen, onClose, onDecide, unsent, onOpenDreamlist }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/preferences/today')
  const pick = data?.pick
  const waiting = pick && unsent(pick.design.id)
  const answered = waiting === undefined ? pick?.answered : waiting
  return (
    <Sheet label="Pick of the day" isOpen={isOpen} onClose={onClose}>
      {!data &&
        (error ? (
          <LoadFailed title="Couldn't load your pick" error={error} onRetry={refetch} />
        ) : (
          <Placeholder className={css['waiting']} />
        ))}
      {data && !pick && <p>You have seen every plan. A new one is picked when more arrive.</p>}
      {pick && (
        <div className={css['pick']}>
          <p className={css['day']}>{dayText(pick.day)}</p>
          <Drawing design={pick.design} />
          <h3>{pick.design.title}</h3>
          <p>{factLine(pick.design)}</p>
          {pick.why && <p className={css['why']}>{pick.why}</p>}
          {answered ? (
            <Answered answer={answered} onOpenDreamlist={onOpenDreamlist} />
          ) : (
            <div className={css['ways']}>
              <Button variant="outline" icon={<X />} onClick={() => onDecide(pick.design, 'pass')}>
                Not for me
              </Button>
              <Button icon={<Heart />} onClick={() => onDecide(pick.design, 'like')}>
                Like it
              </Button>
            </div>
          )}
        </div>
      )}
      {data && (data.newMatches > 0 || data.week) && (
        <ul className={css['lines']}>
          {data.newMatches > 0 && <li>{matchesText(data.newMatches)}</li>}
          {data.week && <li>{data.week}</li>}
        </ul>
      )}
    </Sheet>
  )
}

function Answered({ answer, onOpenDreamlist }: { answer: Answer } & Pick<Props, 'onOpenDreamlist'>) {
  if (answer === 'pass') return <p role="status">You passed on it. There is another tomorrow.</p>
  return (
    <>
      <p role="status">It is in your dreamlist.</p>
      <div className={css['ways']}>
        <Button variant="outline" onClick={onOpenDreamlist}>
          Open your dreamlist
        </Button>
      </div>
    </>
  )
}

function Drawing({ design: { pictures, imageUrl } }: { design: CardDesign }) {
  const [picture] = pictures
  const url = useThemedUrl(picture ?? { light: imageUrl, dark: null })
  return <img src={url} alt="" width={picture?.width} height={picture?.height} decoding="async" />
}

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

const matchesText = (count: number) =>
  count === 1
    ? 'One new plan since your last visit has what you like.'
    : `${count} new plans since your last visit have what you like.`

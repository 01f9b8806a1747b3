import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './plan-picker.module.css'

type Props = { onPick: (design: DesignCard) => void; onClose: () => void }

/** Picker of a design from the dreamlist to send, floor plans first. */
export function PlanPicker({ onPick, onClose }: Props) {
  return (
    <Sheet isOpen label="Send from your dreamlist" height="tall" onClose={onClose}>
      <Choices onPick={onPick} />
    </Sheet>
  )
}

const isPlan = ({ category }: LikedDesign) => category === 'Floor Plan'

function Choices({ onPick }: Pick<Props, 'onPick'>) {
  const { data, error, refetch } = useApiQuery('GET /api/preferences/liked')
  if (!data && !error) return <Waiting text="Loading..." />
  if (!data) {
    return (
      <>
        <ProblemLine message={error?.message} />
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  if (data.length === 0) return <p>Your dreamlist is empty. Designs you like appear here.</p>
  const designs = [...data.filter(isPlan), ...data.filter((design) => !isPlan(design))]
  return (
    <ul className={css['grid']}>
      {designs.map((design) => (
        <Choice key={design.id} design={design} onPick={onPick} />
      ))}
    </ul>
  )
}

function Choice({ design, onPick }: { design: LikedDesign } & Pick<Props, 'onPick'>) {
  const url = useThemedUrl(design.pictures[0] ?? { light: design.imageUrl, dark: null })
  return (
    <li>
      <button type="button" className={css['choice']} onClick={() => onPick(designCardOf(design))}>
        <span className={css['picture']} data-photo={isPlan(design) ? undefined : ''}>
          <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />
        </span>
        <span className={css['name']}>{design.title}</span>
      </button>
    </li>
  )
}

import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState, type MouseEvent } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ChooseSheet } from '../brief/choose-sheet.tsx'
import css from './broker-screen.module.css'
import { BrokerView } from './broker-view.tsx'
import { ChooseBar } from './choose-bar.tsx'

type Props = {
  brokerId: string
  /** Goes back to the directory as it was left; null when the person did not come from there. */
  onBack: (() => void) | null
  /** Called when the page is shown, so that a tour of it may begin. */
  onReady: () => void
}

/** Page of one broker: who they are, how they are paid, and the way to choose them. */
export function BrokerScreen({ brokerId, onBack, onReady }: Props) {
  const { data: broker, error, refetch } = useApiQuery('GET /api/brokers/:id', { params: { id: brokerId } })
  const isThere = broker !== undefined
  useEffect(() => {
    if (isThere) onReady()
  }, [isThere, onReady])
  if (error instanceof ApiError && isGone(error)) return <Gone />
  if (broker) return <BrokerOf {...{ broker, error, onBack }} onRetry={() => void refetch()} />
  if (!error) return <Waiting onBack={onBack} />
  return (
    <LoadFailed title="Couldn't load this broker" error={error} onRetry={refetch}>
      <AllBrokers />
    </LoadFailed>
  )
}

/** Whether no visible broker has this URL. */
const isGone = ({ status }: ApiError) => status === 404 || status === 400

function BrokerOf({
  broker,
  error,
  onBack,
  onRetry,
}: { broker: BrokerDetail; error: Error | null; onRetry: () => void } & Pick<Props, 'onBack'>) {
  const [isChoosing, setChoosing] = useState(false)
  const [times, setTimes] = useState(0)

  function choose() {
    // Remount each time, so that one choice leaves no state for the next.
    setTimes(times + 1)
    setChoosing(true)
  }
  return (
    <section className={css['screen']}>
      <BackLink onBack={onBack} />
      {error && <StaleNote error={error} onRetry={onRetry} />}
      <BrokerView broker={broker} />
      <ChooseBar broker={broker} onChoose={choose} />
      <ChooseSheet key={times} broker={broker} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}

function BackLink({ onBack }: Pick<Props, 'onBack'>) {
  function goBack(event: MouseEvent) {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onBack()
  }
  return (
    <a href="/brokers" className={css['back']} onClick={goBack}>
      <ChevronLeft size={22} aria-hidden="true" />
      All brokers
    </a>
  )
}

const AllBrokers = () => (
  <ButtonLink href="/brokers" variant="outline">
    See all brokers
  </ButtonLink>
)

function Gone() {
  return (
    <Notice title="This broker is no longer listed" drawing={<EmptyBlockDrawing />} actions={<AllBrokers />}>
      <p>They may be taking a break, or the link may be wrong. There are other brokers to choose from.</p>
    </Notice>
  )
}

function Waiting({ onBack }: Pick<Props, 'onBack'>) {
  return (
    <section className={css['screen']}>
      <BackLink onBack={onBack} />
      <div className={css['waiting']} role="status">
        <span className="visually-hidden">Loading...</span>
        <Placeholder className={css['face']} />
        <Placeholder className={css['line']} />
        <Placeholder className={css['panel']} />
        <Placeholder className={css['panel']} />
      </div>
    </section>
  )
}

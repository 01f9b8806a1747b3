import type { BrokerDetail } from '@dream/contract/api/brokers'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState, type MouseEvent } from 'react'
import { ApiError, isOffline } from '#lib/api-error.ts'
import { useAnswer } from '#lib/query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import { StaleNote } from '#ui/stale-note.tsx'
import { ChooseSheet } from '../brief/choose-sheet.tsx'
import css from './broker-screen.module.css'
import { BrokerView } from './broker-view.tsx'
import { ChooseBar } from './choose-bar.tsx'

type Props = {
  brokerId: string
  /** Back to the directory as it was left; null when the person did not come from there. */
  onBack: (() => void) | null
  /** The page is there: a tour of it may begin. */
  onReady: () => void
}

/** One broker: who they are, how they are paid, and the way to choose them. */
export function BrokerScreen({ brokerId, onBack, onReady }: Props) {
  const { data: broker, error, refetch } = useAnswer('GET /api/brokers/:id', { params: { id: brokerId } })
  const isThere = broker !== undefined
  useEffect(() => {
    if (isThere) onReady()
  }, [isThere, onReady])
  if (error instanceof ApiError && isGone(error)) return <Gone />
  if (broker) return <BrokerOf {...{ broker, error, onBack }} onRetry={() => void refetch()} />
  if (!error) return <Waiting onBack={onBack} />
  return (
    <Notice
      title="This broker did not arrive"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={
        <>
          <Button onClick={() => void refetch()}>Try again</Button>
          <AllBrokers />
        </>
      }
    >
      <p>{error.message}</p>
    </Notice>
  )
}

/** No broker has an address like that, or nobody may see them any more. */
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
    // Each time anew: what one choice has brought is nothing to the next.
    setTimes(times + 1)
    setChoosing(true)
  }
  return (
    <section className={css['screen']}>
      <BackLink onBack={onBack} />
      {error && <StaleNote isOffline={isOffline(error)} onRetry={onRetry} />}
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
      <ChevronLeft aria-hidden="true" />
      All brokers
    </a>
  )
}

const AllBrokers = () => (
  <a href="/brokers" className={buttonClass({ variant: 'outline' })}>
    See all brokers
  </a>
)

function Gone() {
  return (
    <Notice title="This broker is no longer listed" drawing={<EmptyBlockDrawing />} actions={<AllBrokers />}>
      <p>They may have stopped for now, or the address is not quite right. Others are there for you.</p>
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

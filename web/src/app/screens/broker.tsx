import { useCallback, useEffect, useState } from 'react'
import { BrokerScreen } from '#features/brokers/page/broker-screen.tsx'
import { FirstVisitTour } from '#features/tour/first-visit-tour.tsx'
import { usePath } from '../use-path.ts'
import { Section } from './sections.tsx'

/** In the history's state of a broker who was opened from the directory. */
const isOpenedHere = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** One broker once brokers are unlocked; from the directory, the way back leads to it as it was left. */
export function Broker() {
  const id = usePath().split('/')[2] ?? ''
  return (
    <Section feature="brokers">
      <BrokerWith key={id} id={id} />
    </Section>
  )
}

function BrokerWith({ id }: { id: string }) {
  const [canGoBack] = useState(isOpenedHere)
  const [isReady, setReady] = useState(false)
  const markReady = useCallback(() => setReady(true), [])
  useEffect(() => {
    document.querySelector('main')?.scrollTo({ top: 0 })
  }, [])
  return (
    <>
      <BrokerScreen brokerId={id} onBack={canGoBack ? () => history.back() : null} onReady={markReady} />
      <FirstVisitTour name="brokerDetail" isReady={isReady} />
    </>
  )
}

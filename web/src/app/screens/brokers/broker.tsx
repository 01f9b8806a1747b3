import { useCallback, useEffect, useState } from 'react'
import { BrokerScreen } from '#features/brokers/page/broker-screen.tsx'
import { FirstVisitTour } from '#features/tours/first-visit-tour.tsx'
import { usePath } from '../../routing/use-path.ts'
import { isOpenedHere } from '#lib/navigation/history-state.ts'
import { Section } from '../sections.tsx'

/** Page of one broker once brokers are unlocked; back returns to the directory as it was. */
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

import { useCallback, useState } from 'react'
import { BrokersScreen } from '#features/brokers/directory/brokers-screen.tsx'
import { FirstVisitTour } from '#features/tours/first-visit-tour.tsx'
import { Section } from '../sections.tsx'

/** Directory once it is unlocked. */
export function Brokers() {
  const [isReady, setReady] = useState(false)
  const markReady = useCallback(() => setReady(true), [])
  return (
    <Section feature="brokers">
      <BrokersScreen onReady={markReady} />
      <FirstVisitTour name="brokers" isReady={isReady} />
    </Section>
  )
}

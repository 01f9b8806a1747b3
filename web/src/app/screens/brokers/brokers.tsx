import { BrokersScreen } from '#features/brokers/directory/brokers-screen.tsx'
import { FirstVisitTour } from '#features/tour/first-visit-tour.tsx'
import { Section } from '../sections.tsx'

/** The directory once it is unlocked. */
export function Brokers() {
  return (
    <Section feature="brokers">
      <BrokersScreen />
      <FirstVisitTour name="brokers" />
    </Section>
  )
}

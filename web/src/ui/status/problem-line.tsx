import { CircleAlert } from 'lucide-react'
import { Banner } from './banner.tsx'

/** Error of a whole form or screen, right above its button; nothing without one. */
export function ProblemLine({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Banner tone="problem" icon={<CircleAlert aria-hidden="true" />}>
      {message}
    </Banner>
  )
}

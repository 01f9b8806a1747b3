import { CircleAlert } from 'lucide-react'
import { Banner } from './banner.tsx'

/** What went wrong with a whole form or screen, put right above its button; nothing when all is well. */
export function ProblemLine({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Banner tone="problem" icon={<CircleAlert aria-hidden="true" />}>
      {message}
    </Banner>
  )
}

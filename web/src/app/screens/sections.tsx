import type { Feature } from '@dream/contract/rules/unlocks'
import { LockedScreen } from '#features/unlocks/locked-screen.tsx'
import { Button } from '#ui/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { isUnlocked, useProgress } from '../progress.ts'
import { Coming } from './coming.tsx'

/** A section behind an unlock: what it needs while locked, never its content. */
function Section({ feature }: { feature: Feature }) {
  const { data: progress, error, refetch } = useProgress()
  if (progress && isUnlocked(progress, feature)) return <Coming />
  if (progress) return <LockedScreen feature={feature} floorPlanLikes={progress.floorPlanLikes} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <Notice
      title="We could not look that up"
      drawing={<WrongDoorDrawing />}
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}

export const Land = () => <Section feature="land" />
export const Videos = () => <Section feature="videos" />
export const Brokers = () => <Section feature="brokers" />
/** Chat opens with the brokers. */
export const Chat = () => <Section feature="brokers" />

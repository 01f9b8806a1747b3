import type { Feature } from '@dream/contract/rules/unlocks'
import type { ReactNode } from 'react'
import { LockedScreen } from '#features/unlocks/locked-screen.tsx'
import { isOffline } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { isUnlocked, useProgress } from '../progress.ts'
import { Coming } from './coming.tsx'

/** A section behind an unlock: what it needs while locked, never its content. */
export function Section({ feature, children = <Coming /> }: { feature: Feature; children?: ReactNode }) {
  const { data: progress, error, refetch } = useProgress()
  if (progress && isUnlocked(progress, feature)) return children
  if (progress) return <LockedScreen feature={feature} floorPlanLikes={progress.floorPlanLikes} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <Notice
      title="We could not look that up"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}

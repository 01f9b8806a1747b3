import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { ReactNode } from 'react'
import { LockedScreen } from '#features/unlocks/locked-screen.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { isUnlocked, useProgress } from '../progress.ts'

/** Section behind an unlock: while locked it shows what it needs, never its content. */
export function Section({ feature, children }: { feature: Feature; children: ReactNode }) {
  const { data: progress, error, refetch } = useProgress()
  if (progress && isUnlocked(progress, feature)) return children
  if (progress)
    return (
      <LockedScreen feature={feature} floorPlanLikes={progress.floorPlanLikes} unlockAt={progress.unlockAt} />
    )
  if (!error) return <Waiting />
  return <LoadFailed title="Couldn't load this page" error={error} onRetry={refetch} />
}

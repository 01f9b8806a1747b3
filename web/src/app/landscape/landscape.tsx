import { useEffect } from 'react'
import { lockPortrait, useIsSidewaysIphone } from '#lib/device/orientation.ts'
import { RotateOverlay } from './rotate-overlay.tsx'

/** Asks every phone to stay upright, and an iPhone's owner to turn it, where little height is left beside iOS's bars (product §2.4). */
export function Landscape() {
  useEffect(() => void lockPortrait(), [])
  return useIsSidewaysIphone() ? <RotateOverlay /> : null
}

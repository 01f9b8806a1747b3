import { useEffect } from 'react'
import { lockPortrait, useIsSidewaysIphone } from '#lib/device/orientation.ts'
import { RotateOverlay } from './rotate-overlay.tsx'

/**
 * Locks every phone to portrait, and asks iPhone users to rotate back, as iOS's bars leave little height in landscape (product
 * §2.4).
 */
export function Landscape() {
  useEffect(() => void lockPortrait(), [])
  return useIsSidewaysIphone() ? <RotateOverlay /> : null
}

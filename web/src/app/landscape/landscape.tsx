import { useIsSidewaysIphone } from '#lib/device/orientation.ts'
import { RotateOverlay } from './rotate-overlay.tsx'

/** Asks for the phone to be turned upright, where iOS leaves too little height beside its bars (product §2.4). */
export const Landscape = () => (useIsSidewaysIphone() ? <RotateOverlay /> : null)

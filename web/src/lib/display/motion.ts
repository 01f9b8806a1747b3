import { useMedia } from '#lib/device/media.ts'
import { prefersReducedMotion, REDUCED_MOTION } from './motion-preference.ts'

export { prefersReducedMotion }

/** Whether the person asked their device for less motion, kept up to date. */
export const usePrefersReducedMotion = () => useMedia(REDUCED_MOTION)

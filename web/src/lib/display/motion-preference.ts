export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether reduced motion was chosen in the profile for this device; theme.js sets it before the first paint. */
const isMotionReducedByChoice = () => document.documentElement.dataset['motion'] === 'reduced'

/** Whether reduced motion is on, by the device or the profile. Without React, for pages that run without it. */
export const prefersReducedMotion = () => isMotionReducedByChoice() || matchMedia(REDUCED_MOTION).matches

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether less motion was chosen for this device in the profile; theme.js puts it on the page before the first paint. */
const isMotionReducedByChoice = () => document.documentElement.dataset['motion'] === 'reduced'

/** Whether the person asked their device, or us, for less motion. By itself, for pages that run without React. */
export const prefersReducedMotion = () => isMotionReducedByChoice() || matchMedia(REDUCED_MOTION).matches

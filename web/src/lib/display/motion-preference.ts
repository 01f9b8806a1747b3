export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the person asked their device for less motion. By itself, for pages that run without React. */
export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches

/** `keyCode` of a key that an input method handles; Safari reports it without `isComposing` for the key that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key belongs to the composition of an input method, as for Japanese or Chinese, and must be ignored. */
export const isOfComposition = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD

/** What browsers report as the key when an input method takes it; Safari does so without `isComposing` for the key that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether a key belongs to the composition of an input method, as for Japanese or Chinese: it means nothing to anybody else. */
export const isOfComposition = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD

/** Of a collection that was changed without a network. */
export const WAITING = 'Kept on this device until you are online'

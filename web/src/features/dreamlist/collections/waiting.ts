/** Text for a collection that was changed offline. */
export const WAITING = 'Kept on this device until you are online'

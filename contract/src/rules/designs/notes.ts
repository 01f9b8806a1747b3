/** Own notes of a person on designs, and on spots of their plans (product §2.3). */
export const NOTES_MAX = 1000
export const DESIGN_NOTES_MAX = 50
export const NOTE_TEXT_MAX = 2000
/**
 * Retention of a deleted note's tombstone, without its text: an older change from a device that was offline does not restore it.
 */
export const DELETED_NOTE_DAYS = 90

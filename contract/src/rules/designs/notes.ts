/** A person's own notes on designs, and on spots of their plans (product §2.3). */
export const NOTES_MAX = 1000
export const DESIGN_NOTES_MAX = 50
export const NOTE_TEXT_MAX = 2000
/** For so long a deleted note is remembered without its text: an older change of a device that was away does not bring it back. */
export const DELETED_NOTE_DAYS = 90

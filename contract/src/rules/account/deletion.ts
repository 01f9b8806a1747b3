/** How long somebody who has deleted their account may change their mind, by signing in. */
export const DELETION_GRACE_DAYS = 14
/** What is typed, so that nobody deletes by a slip of the finger. */
export const DELETION_WORD = 'DELETE'
export const DELETION_WORD_WRONG = `Type ${DELETION_WORD} in capitals`
/** How others see somebody who was erased. */
export const DELETED_NAME = 'Deleted account'

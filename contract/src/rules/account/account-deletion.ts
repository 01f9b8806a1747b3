/** Days in which signing in cancels the deletion of an account. */
export const DELETION_GRACE_DAYS = 14
/** Word to type as confirmation, against accidental deletion. */
export const DELETION_WORD = 'DELETE'
export const DELETION_WORD_WRONG = `Type ${DELETION_WORD} in capitals`
/** Name shown for an erased account. */
export const DELETED_NAME = 'Deleted account'

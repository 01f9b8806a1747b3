/**
 * Server features that others may import, each with its callers and the reason. All others are closed; an unused exception is a
 * violation.
 */
export const OPEN_FEATURES: readonly { feature: string; callers: readonly string[]; reason: string }[] = [
  {
    feature: 'designs',
    callers: ['preferences', 'admin'],
    reason:
      'a pass reason is checked against the catalogue in memory; what an admin publishes is notified to it, and whom a design suits is what it deals by',
  },
  {
    feature: 'sessions',
    callers: ['auth', 'factors', 'phone', 'password', 'profile'],
    reason: 'who signs in, and what the session knows about them, changes with these',
  },
  {
    feature: 'notifications',
    callers: ['phone', 'conversations'],
    reason: 'an email is promised in the transaction of what it tells of',
  },
  {
    feature: 'users',
    callers: [
      'auth',
      'confirm',
      'consent',
      'email',
      'factors',
      'phone',
      'password',
      'profile',
      'notifications',
      'account-deletion',
      'data-export',
    ],
    reason: 'they answer the user object, or ask for the password once more',
  },
  {
    feature: 'chat',
    callers: ['conversations', 'account-deletion', 'admin', 'broker-files'],
    reason:
      'choosing a broker, changing the brief, deleting an account and a hand-over are messages of the conversation; files are told apart and encoded in one place',
  },
  {
    feature: 'admin',
    callers: ['error-reports', 'account-deletion'],
    reason:
      'a failure that returns and an account that is erased are written into the audit log in the transaction that does it',
  },
  {
    feature: 'conversations',
    callers: ['admin'],
    reason: 'a hand-over closes and opens conversations under the same locks as a choice of the buyer',
  },
  {
    feature: 'settings',
    callers: ['admin'],
    reason: 'admins change the settings that every process reads',
  },
  {
    feature: 'factors',
    callers: ['admin', 'auth', 'confirm', 'sessions'],
    reason: 'passkeys and codes sign people in, and confirm who they are; an admin has factors too',
  },
  {
    feature: 'password',
    callers: ['auth'],
    reason: 'who registers may choose no weaker password than who changes it',
  },
  {
    feature: 'consent',
    callers: ['auth'],
    reason: 'who registers agrees to what stands there, in the same transaction',
  },
  {
    feature: 'confirm',
    callers: ['email', 'factors', 'phone', 'sessions'],
    reason: 'what a session alone must not change asks who one is in one way',
  },
  {
    feature: 'codes',
    callers: ['email', 'phone', 'password', 'sessions'],
    reason: 'one-time codes are counted and spent in one place',
  },
]

export type FlatFolder = { folder: string; reason: string }

/** Folders with more files than the limit, each with the reason why it is not divided by topic. */
export const FLAT_FOLDERS: readonly FlatFolder[] = [
  {
    folder: 'server/src',
    reason:
      'commands, the types of all tables, and the lists that build the app: what joins all layers lies in none',
  },
]

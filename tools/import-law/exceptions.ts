/** Server features that others may call, each with its callers and the reason. Nothing else is open; what nobody uses must go. */
export const OPEN_FEATURES: readonly { feature: string; callers: readonly string[]; reason: string }[] = [
  {
    feature: 'designs',
    callers: ['preferences'],
    reason: 'a pass reason is checked against the catalogue in memory',
  },
  {
    feature: 'sessions',
    callers: ['auth', 'phone', 'password', 'profile'],
    reason: 'who signs in, and what the session knows about them, changes with these',
  },
  {
    feature: 'notifications',
    callers: ['phone', 'conversations'],
    reason: 'an email is promised in the transaction of what it tells of',
  },
  {
    feature: 'users',
    callers: ['auth', 'phone', 'password', 'profile', 'notifications'],
    reason: 'they answer the user object',
  },
  {
    feature: 'chat',
    callers: ['conversations'],
    reason: 'choosing a broker and changing the brief are messages of the conversation',
  },
  {
    feature: 'admin',
    callers: ['client-reports'],
    reason: 'a failure that returns is written into the audit log in the transaction that opens it again',
  },
  {
    feature: 'codes',
    callers: ['phone', 'password', 'sessions'],
    reason: 'one-time codes are counted and spent in one place',
  },
]

export type FlatFolder = { folder: string; reason: string }

/** Folders of more files than fit into one look, each with the reason why it is not divided by topic. */
export const FLAT_FOLDERS: readonly FlatFolder[] = []

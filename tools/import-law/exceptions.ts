/** Server features that others may call, each with its callers and the reason. Nothing else is open. */
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
    feature: 'users',
    callers: ['auth', 'phone', 'password', 'profile', 'demo', 'notifications'],
    reason: 'they answer the user object',
  },
  {
    feature: 'codes',
    callers: ['phone', 'password', 'sessions'],
    reason: 'one-time codes are counted and spent in one place',
  },
  {
    feature: 'auth',
    callers: ['password', 'demo'],
    reason: 'passwords are hashed in one bounded queue',
  },
]

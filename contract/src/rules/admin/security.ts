/** Kinds of events in the security log, in the order of its filter. `bad` marks a worrying kind. */
export const SECURITY_EVENTS = [
  { value: 'login', label: 'Logged in', isBad: false },
  { value: 'login-failed', label: 'Wrong password', isBad: true },
  { value: 'login-locked', label: 'Too many tries to log in', isBad: true },
  { value: 'registered', label: 'Registered', isBad: false },
  { value: 'register-taken', label: 'Registered with a taken email', isBad: true },
  { value: 'logged-out', label: 'Logged out', isBad: false },
  { value: 'refresh-replayed', label: 'Old refresh token used again', isBad: true },
  { value: 'csrf-refused', label: 'Request from elsewhere refused', isBad: true },
  { value: 'socket-refused', label: 'Connection refused', isBad: true },
  { value: 'socket-cut', label: 'Flood of frames cut off', isBad: true },
  { value: 'refused', label: 'Not allowed (403)', isBad: true },
  { value: 'reset-asked', label: 'Asked for a password reset', isBad: false },
  { value: 'code-wrong', label: 'Wrong code', isBad: true },
  { value: 'password-changed', label: 'Password changed', isBad: false },
  { value: 'email-changed', label: 'Email changed', isBad: false },
  { value: 'phone-changed', label: 'Phone number changed', isBad: false },
  { value: 'role-changed', label: 'Role changed', isBad: false },
  { value: 'suspended', label: 'Account suspended', isBad: false },
  { value: 'returned', label: 'Suspension lifted', isBad: false },
  { value: 'account-removed', label: 'Account removed', isBad: false },
  { value: 'factor-added', label: 'Second factor added', isBad: false },
  { value: 'factor-removed', label: 'Second factor removed', isBad: false },
  { value: 'admin-opened', label: 'Admin area opened', isBad: false },
  { value: 'admin-code-wrong', label: 'Second factor wrong', isBad: true },
  { value: 'admin-made', label: 'Admin made', isBad: false },
  { value: 'admin-changed', label: 'Admin’s role changed', isBad: false },
  { value: 'admin-ended', label: 'Admin ended', isBad: false },
  { value: 'texts-stopped', label: 'Text messages stopped', isBad: true },
  { value: 'emails-stopped', label: 'Reset emails stopped', isBad: true },
] as const
export type SecurityKind = (typeof SECURITY_EVENTS)[number]['value']
export const SECURITY_KINDS = SECURITY_EVENTS.map(({ value }) => value)

/** Retention of the security log, in days. */
export const SECURITY_LOG_DAYS = 90

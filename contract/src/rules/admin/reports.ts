/** Decisions on a report. Each but the first may include the removal of the reported message. */
export const REPORT_DECISIONS = [
  { value: 'dismiss', label: 'Dismiss', done: 'Dismissed' },
  { value: 'remove', label: 'Remove the message', done: 'Message removed' },
  { value: 'warn', label: 'Warn', done: 'Warned' },
  { value: 'suspend', label: 'Suspend the account', done: 'Account suspended' },
] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]['value']

/** Messages before and after the reported one, shown to an admin for context. */
export const REPORT_CONTEXT = 5

/** Length of a decision's reason, which they and others read later. */
export const DECISION_REASON = { min: 3, max: 500 } as const
export const DECISION_REASON_INVALID = `Say why in ${DECISION_REASON.min} to ${DECISION_REASON.max} characters`

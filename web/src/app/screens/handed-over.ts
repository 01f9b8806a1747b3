/** The email that one account screen hands to the next, in the history rather than in the address. */
export function handedOver(): string {
  const state: unknown = history.state
  const isGiven = typeof state === 'object' && state !== null && 'email' in state
  return isGiven && typeof state.email === 'string' ? state.email : ''
}

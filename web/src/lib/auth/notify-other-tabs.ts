import { SESSION_CHANNEL } from './session-check.ts'

/** Has the other tabs ask anew who is signed in, and so whom this person has chosen. */
export function notifyOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

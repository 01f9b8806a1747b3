import { SESSION_CHANNEL } from './session-check.ts'

/** Makes the other tabs reload the session, and with it the chosen broker. */
export function notifyOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

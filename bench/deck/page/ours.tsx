import '../../../web/src/ui/tokens.css'
import '../../../web/src/ui/base.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { SwipeDeck } from '../../../web/src/features/swipe/swipe-deck.tsx'
import { startSwipeQueue } from '../../../web/src/features/swipe/swipe-queue/swipe-queue.ts'
import { resetSession } from '../../../web/src/lib/session/session.ts'
import { watchLag } from './cards.ts'

/** Our deck as the app mounts it, with its durable queue, its refill and its POST. */
resetSession({
  state: 'signed-in',
  user: {
    id: crypto.randomUUID(),
    name: 'Maya',
    email: 'maya@example.com',
    isEmailVerified: true,
    isPhoneVerified: true,
    hasCompletedProfile: true,
    isBroker: false,
    isAdmin: false,
    hasEnabledNotifications: false,
    mustChangePassword: false,
    selectedBrokerId: null,
    isPasskeyOffered: false,
    consent: 'current',
  },
})
startSwipeQueue()

const root = document.getElementById('app')
const ignore = () => {}
if (root)
  createRoot(root).render(
    <SwipeDeck
      paused={false}
      onRecorded={ignore}
      onOpenDetails={ignore}
      onTaste={ignore}
      onChangeAnswers={ignore}
    />,
  )

if (!new URLSearchParams(location.search).has('quiet')) {
  watchLag(() => document.querySelector('[data-depth="0"]'))
}

// Counts the cards whose picture was not decoded when they came to the top.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLElement) || target.dataset['depth'] !== '0') continue
    window.deckBench ??= { lags: [], late: 0, shown: 0 }
    window.deckBench.shown += 1
    if (target.dataset['decoded'] !== target.dataset['design']) window.deckBench.late += 1
  }
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-depth'] })

import { lazy, Suspense, useEffect } from 'react'
import { Redirect } from './routing/redirect.tsx'
import { startSwipeQueue } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { canBeIphone } from '#lib/device/device.ts'
import { setUser, useSession } from '#lib/session/session.ts'
import { useGate } from './device-gate/use-gate.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { Guarded } from './guard/guarded.tsx'
import { lazyExtra } from './lazy-extra.ts'
import { usePath } from './routing/use-path.ts'
import { useBackground } from './background/use-background.ts'
import { NOT_FOUND, routeOf } from './routing/routes.ts'

const Landscape = lazyExtra(async () => (await import('./landscape/landscape.tsx')).Landscape)
/** Nothing has to be told before the first card is there. */
const ConnectionBanner = lazyExtra(
  async () => (await import('./bars/connection-banner.tsx')).ConnectionBanner,
)
const ServerBanner = lazyExtra(async () => (await import('./bars/server-banner.tsx')).ServerBanner)
/** Asks those whose consent is to an earlier version. */
const ConsentSheet = lazyExtra(
  async () => (await import('#features/account/consent/consent-sheet.tsx')).ConsentSheet,
)
const Toaster = lazyExtra(async () => (await import('#ui/overlays/toaster.tsx')).Toaster)
/** Speaks 30 s after the browser's offer at the earliest: its code need not come with the first card. */
const INSTALL_PROMPT_LOAD_MS = 10_000
const InstallPrompt = lazyExtra(async () => {
  await new Promise((resolve) => setTimeout(resolve, INSTALL_PROMPT_LOAD_MS))
  return (await import('#features/install/late-install-prompt.tsx')).LateInstallPrompt
})
const DeviceGate = lazy(async () => ({ default: (await import('./device-gate/device-gate.tsx')).DeviceGate }))

/** The whole signed-in app; public pages are served without it. */
export function App() {
  const path = usePath()
  const message = useGate(path)
  // Behind the gate nothing is fetched ahead.
  useBackground({ isOn: message === null })
  return (
    <ErrorBoundary path={path} isLast>
      {message ? (
        <Suspense>
          <DeviceGate message={message} path={path} />
        </Suspense>
      ) : (
        <Everything />
      )}
      {/* The gate of a computer has an offer of its own, that of a tablet has nothing to install. */}
      {(message === null || message === 'app-required') && (
        <Suspense>
          <InstallPrompt />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}

function Everything() {
  const { user } = useSession()
  useEffect(() => void startSwipeQueue(), [])
  return (
    <>
      <Suspense>
        <ConnectionBanner />
        <ServerBanner />
      </Suspense>
      <Pages />
      <Suspense>
        <Toaster />
      </Suspense>
      <Suspense>{canBeIphone() && <Landscape />}</Suspense>
      <Suspense>{user?.consent === 'outdated' && <ConsentSheet onAgreed={setUser} />}</Suspense>
    </>
  )
}

function Pages() {
  const path = usePath()
  const route = routeOf(path) ?? NOT_FOUND
  if (path === '/') return <Redirect to="/explore" />
  const screen = (
    <Frame bars={route.bars} path={path}>
      <route.Screen />
    </Frame>
  )
  return (
    <ErrorBoundary path={path}>
      {route.isGuarded ? <Guarded path={path}>{screen}</Guarded> : screen}
    </ErrorBoundary>
  )
}

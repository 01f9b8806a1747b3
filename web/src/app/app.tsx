import { lazy, Suspense, useEffect } from 'react'
import { Redirect } from './routing/redirect.tsx'
import { startSwipeQueue } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { setUser, useSession } from '#lib/session/session.ts'
import { useGate } from './device-gate/use-gate.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { Guarded } from './guard/guarded.tsx'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import { usePath } from './routing/use-path.ts'
import { useBackground } from './background/use-background.ts'
import { NOT_FOUND, routeOf } from './routing/routes.ts'

const Landscape = lazyExtra('Landscape', () => import('./landscape/landscape.tsx'))
/** Lazy: needed only after the first card. */
const ConnectionBanner = lazyExtra('ConnectionBanner', () => import('./bars/connection-banner.tsx'))
const ServerBanner = lazyExtra('ServerBanner', () => import('./bars/server-banner.tsx'))
/** Asks people whose consent is to an earlier version. */
const ConsentSheet = lazyExtra('ConsentSheet', () => import('#features/account/consent/consent-sheet.tsx'))
const Toaster = lazyExtra('Toaster', () => import('#ui/overlays/toaster.tsx'))
/** Load delay: the prompt shows 30 s after the browser's offer at the earliest, so its code need not come with the first card. */
const INSTALL_PROMPT_LOAD_MS = 10_000
const InstallPrompt = lazyExtra('LateInstallPrompt', async () => {
  await new Promise((resolve) => setTimeout(resolve, INSTALL_PROMPT_LOAD_MS))
  return import('#features/install/late-install-prompt.tsx')
})
const DeviceGate = lazy(async () => ({ default: (await import('./device-gate/device-gate.tsx')).DeviceGate }))

/** Whole app behind the login; public pages are served without it. */
export function App() {
  const path = usePath()
  const message = useGate(path)
  // No background work behind the device gate.
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
      {/* On computers the gate offers the installation itself; on tablets there is nothing to install. */}
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
      <Suspense>
        <Landscape />
      </Suspense>
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

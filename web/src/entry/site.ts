import { installOffer, watchInstallOffer } from '#features/install/install-offer.ts'
import { wayToInstall } from '#features/install/way-to-install.ts'
import { deskBrowser, installEnvironment } from '#lib/device/install-environment.ts'
import { openPage, whenIdle } from '#lib/navigation/page.ts'
import { device } from '#lib/storage/storage.ts'
import { watchPresses } from '#site/landing/watch-presses.ts'
import { watchMenu } from '#site/layout/watch-menu.ts'
import { watchChoices } from '#site/unlock-preview/watch-choices.ts'

/** Time after load by which a page has been painted. */
const PAINTED_MS = 1000
/** Idle timeout after that. */
const IDLE_TIMEOUT_MS = 2000

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

watchInstallOffer()
whenWanted(addManifest)
// Theme and motion chosen in the profile apply here too; loaded only for visitors who chose one, and nothing waits for it.
if (device.get('dream:theme') ?? device.get('dream:motion'))
  document.head.append(Object.assign(document.createElement('script'), { src: '/theme.js' }))

const environment = installEnvironment()
const root = document.documentElement.dataset
// On a tablet the app would redirect back here.
const isInApp = environment.isInstalled && environment.kind !== 'tablet'
if (isInApp && location.pathname === '/') openPage('/explore')
root['device'] = environment.kind
if (environment.kind === 'phone' && environment.system !== 'other') root['system'] = environment.system
find(`[name="desk-browser"][value="${deskBrowser()}"]`)?.click()

// People with the app see more homes in it.
if (isInApp) find('[data-island="shared-plan"] a')?.setAttribute('href', '/explore')

const deck = find('[data-deck]')
if (deck) startDeck(deck)
const choices = find('[data-island="unlock-preview"]')
if (choices) watchChoices(choices)
const page = find('[data-island="install"]')
if (page) {
  startInstallPage(page)
  whenWanted(cacheApp)
} else watchInstallPrompt()

const menu = find('[data-menu]')
if (menu instanceof HTMLDetailsElement) watchMenu(menu)

/** Deferred: the browser fetches the manifest with its icon, which the page does not need. */
function addManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/** Leaves the page as it was prerendered, after a failed load. */
function stayPrerendered() {}

/** Runs on the first touch or key, or when the page is painted and the browser idle, whichever comes first. */
function whenWanted(run: () => void) {
  const control = new AbortController()
  const { signal } = control
  const want = () => {
    if (signal.aborted) return
    control.abort()
    run()
  }
  addEventListener('pointerdown', want, { signal })
  addEventListener('keydown', want, { signal })
  addEventListener('load', () => setTimeout(() => whenIdle(want, IDLE_TIMEOUT_MS), PAINTED_MS), {
    once: true,
  })
}

function startDeck(element: HTMLElement) {
  const presses = watchPresses(element)
  let isRequested = false
  const start = () => {
    if (isRequested) return
    isRequested = true
    import('#site/landing/live-deck.ts')
      .then(({ startLiveDeck }) => startLiveDeck(element, presses.take()))
      .catch(stayPrerendered)
  }
  element.addEventListener('pointerdown', start, { once: true })
  whenWanted(start)
}

/** Registers the service worker, so that an installed app starts offline from the first time. */
function cacheApp() {
  const opened = import('#lib/offline/service-worker-bridge.ts').then(({ openBridge }) => openBridge())
  opened.catch(() => undefined)
}

/** The prerendered page has the steps; code runs only where there is more to offer. */
function startInstallPage(island: HTMLElement) {
  const stop = installOffer.subscribe(start)
  function start() {
    if (!installOffer.get().isOffered && wayToInstall(environment, false) === 'steps') return
    stop()
    import('#site/install/start-install.tsx')
      .then(({ startInstall }) => startInstall(island))
      .catch(stayPrerendered)
  }
  start()
}

function watchInstallPrompt() {
  const stop = installOffer.subscribe(() => {
    if (!installOffer.get().isAsking) return
    stop()
    import('#site/install/start-install-prompt.tsx')
      .then((all) => all.startInstallPrompt())
      .catch(stayPrerendered)
  })
}

import { installOffer, watchInstallOffer } from '#features/install/install-offer.ts'
import { wayToInstall } from '#features/install/way-to-install.ts'
import { deskBrowser, installEnvironment } from '#lib/device/install-environment.ts'
import { openPage, whenIdle } from '#lib/navigation/page.ts'
import { device } from '#lib/storage/storage.ts'
import { watchPresses } from '#site/landing/watch-presses.ts'
import { watchMenu } from '#site/layout/watch-menu.ts'
import { watchChoices } from '#site/unlock-preview/watch-choices.ts'

/** So long after it is loaded a page has been painted. */
const PAINTED_MS = 1000
/** After that it waits for an idle moment, at most so long. */
const IDLE_TIMEOUT_MS = 2000

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

watchInstallOffer()
whenWanted(addManifest)
// Choices of the profile hold here too; most visitors have made none, and nothing waits for it.
if (device.get('dream:theme') ?? device.get('dream:motion'))
  document.head.append(Object.assign(document.createElement('script'), { src: '/theme.js' }))

const door = installEnvironment()
const root = document.documentElement.dataset
// On a tablet the app would send them back here.
const isInApp = door.isInstalled && door.kind !== 'tablet'
if (isInApp && location.pathname === '/') openPage('/explore')
root['device'] = door.kind
if (door.kind === 'phone' && door.system !== 'other') root['system'] = door.system
find(`[name="desk-browser"][value="${deskBrowser()}"]`)?.click()

// Whoever has the app sees more homes in it.
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

/** The browser fetches it with its icon, which nothing on the page needs. */
function addManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/** What fails to load leaves the page as it was prerendered. */
function stayPrerendered() {}

/** With the first touch or key, or when the page has been painted and the browser is idle, whichever comes first. */
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

/** What is put on the home screen then starts without a network from the first time. */
function cacheApp() {
  const opened = import('#lib/offline/service-worker-bridge.ts').then(({ openBridge }) => openBridge())
  opened.catch(() => undefined)
}

/** Prerendered, the page has the steps; only where there is more to say does it need to run. */
function startInstallPage(island: HTMLElement) {
  const stop = installOffer.subscribe(start)
  function start() {
    if (!installOffer.get().isOffered && wayToInstall(door, false) === 'steps') return
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

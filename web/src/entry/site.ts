import { installOffer, watchInstallOffer } from '#features/install/install-offer.ts'
import { installEnvironment } from '#lib/device/install-environment.ts'
import { openPage, whenIdle } from '#lib/navigation/page.ts'
import { device } from '#lib/storage/storage.ts'
import { watchChoices } from '#site/unlock-preview/watch-choices.ts'

/** So long after it is loaded a page has been painted. */
const PAINTED_MS = 1000
/** After that it waits for an idle moment, at most so long. */
const IDLE_TIMEOUT_MS = 2000

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

watchInstallOffer()
whenWanted(addManifest)
// A choice in the profile holds here too; most visitors have made none, and nothing waits for it.
if (device.get('dream:theme'))
  document.head.append(Object.assign(document.createElement('script'), { src: '/theme.js' }))

const door = installEnvironment()
if (door.isInstalled && location.pathname === '/') openPage('/explore')
if (door.system !== 'other') document.documentElement.dataset['system'] = door.system

const deck = find('[data-deck]')
if (deck) startDeck(deck)
const choices = find('[data-island="unlock-preview"]')
if (choices) watchChoices(choices)
const page = find('[data-island="install"]')
if (page) {
  startInstallPage(page)
  whenWanted(cacheApp)
} else watchInstallPrompt()

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') find('[data-menu]')?.removeAttribute('open')
})

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
  let isRequested = false
  const start = (first: PointerEvent | null) => {
    if (isRequested) return
    isRequested = true
    import('#site/landing/live-deck.ts')
      .then(({ startLiveDeck }) => startLiveDeck(element, first))
      .catch(stayPrerendered)
  }
  element.addEventListener('pointerdown', start, { once: true })
  whenWanted(() => start(null))
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
    if (!installOffer.get().isOffered && door.insideOf === null && !door.isInstalled) return
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

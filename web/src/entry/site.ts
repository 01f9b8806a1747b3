import { installState, subscribeToInstall, watchInstallOffer } from '#features/install/install-offer.ts'
import { installDoor } from '#lib/install-door.ts'
import { openPage, whenIdle } from '#lib/page.ts'
import { device } from '#lib/storage.ts'
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

const door = installDoor()
if (door.isInstalled && location.pathname === '/') openPage('/explore')
if (door.system !== 'other') document.documentElement.dataset['system'] = door.system

const deck = find('[data-deck]')
if (deck) wakeDeck(deck)
const choices = find('[data-island="unlock-preview"]')
if (choices) watchChoices(choices)
const page = find('[data-island="install"]')
if (page) {
  wakeInstallPage(page)
  whenWanted(keepApp)
} else wakeInstallPrompt()

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') find('[data-menu]')?.removeAttribute('open')
})

/** The browser fetches it with its icon, which nothing on the page needs. */
function addManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/** What does not arrive leaves the page as it was printed. */
function stayPrinted() {}

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

function wakeDeck(element: HTMLElement) {
  let isAsked = false
  const wake = (first: PointerEvent | null) => {
    if (isAsked) return
    isAsked = true
    import('#site/landing/live-deck.ts')
      .then(({ startLiveDeck }) => startLiveDeck(element, first))
      .catch(stayPrinted)
  }
  element.addEventListener('pointerdown', wake, { once: true })
  whenWanted(() => wake(null))
}

/** What is put on the home screen then starts without a network from the first time. */
function keepApp() {
  const opened = import('#lib/service-worker-bridge.ts').then(({ openBridge }) => openBridge())
  opened.catch(() => undefined)
}

/** Printed, the page has the steps; only where there is more to say does it need to run. */
function wakeInstallPage(island: HTMLElement) {
  const stop = subscribeToInstall(wake)
  function wake() {
    if (!installState().isOffered && door.insideOf === null && !door.isInstalled) return
    stop()
    import('#site/install/start-install.tsx')
      .then(({ startInstall }) => startInstall(island))
      .catch(stayPrinted)
  }
  wake()
}

function wakeInstallPrompt() {
  const stop = subscribeToInstall(() => {
    if (!installState().isAsking) return
    stop()
    import('#site/install/start-install-prompt.tsx')
      .then((all) => all.startInstallPrompt())
      .catch(stayPrinted)
  })
}

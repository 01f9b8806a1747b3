import { PUBLIC_PAGES, SHARED_PAGE, SHARED_PLAN_PAGE } from '@dream/contract/rules/app/pages'
import { WORKER_MESSAGES } from '#lib/offline/names.ts'
import { answerPicture, forgetPictures } from '#lib/offline/pictures/picture-cache.ts'
import { answerShare } from '#lib/offline/shared-cache.ts'
import {
  answerFromShell,
  dropOtherShells,
  fillShell,
  cachePage,
  type Shell,
} from '#lib/offline/shell-cache.ts'
import { strategyFor } from '#lib/offline/strategy.ts'
import { listenForPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Injected by the build. */
declare const __SHELL__: Shell

type NetworkRoute = { condition: { urlPattern: string }; source: 'network' }
declare global {
  interface ExtendableEvent {
    /** https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes */
    addRoutes?: (routes: readonly NetworkRoute[]) => Promise<void>
  }
}

const SHELL = __SHELL__
const FILES: ReadonlySet<string> = new Set(SHELL.files.map(({ url }) => url))
/** Routes that the worker never answers: where supported, the browser does not even start it for them. */
const PAST_THE_WORKER = ['/api/*', '/ws', SHARED_PLAN_PAGE, SHARED_PAGE, ...PUBLIC_PAGES]

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell(SHELL))
  const routes = PAST_THE_WORKER.map((path) => ({
    condition: { urlPattern: path },
    source: 'network' as const,
  }))
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => undefined))
})

// The previous worker and its files go only when a page requests this one, or when no page is open.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherShells(SHELL).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  const message = WORKER_MESSAGES.find((each) => each === data)
  if (message === 'which-build') event.ports[0]?.postMessage(SHELL.buildId)
  if (message === 'take-over') event.waitUntil(self.skipWaiting())
  if (message === 'forget-pictures') event.waitUntil(forgetPictures())
  if (message === 'refresh-page') event.waitUntil(cachePage(SHELL).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, url, mode, headers } = request
  const asked = { method, url, isNavigation: mode === 'navigate', isPart: headers.has('range') }
  const treatment = strategyFor(asked, self.location.origin, FILES)
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  if (treatment === 'picture') event.respondWith(answerPicture(request, later))
  if (treatment === 'shell-file') event.respondWith(answerFromShell(SHELL, request, later))
  if (treatment === 'app-page') event.respondWith(answerFromShell(SHELL, request, later))
  if (treatment === 'share') event.respondWith(answerShare(request))
})

listenForPushes()

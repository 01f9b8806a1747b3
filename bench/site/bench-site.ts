import { chromium } from 'playwright-core'
import { median } from '../rig/rounds.ts'
import { judge } from '../rig/judge.ts'
import { startSiteServer } from './site-server.ts'
import { visit, type Visit } from './page-load.ts'

const PAGES = {
  landing: '/',
  sample: '/sample',
  'landing again': '/',
  about: '/about-us',
  contact: '/contact',
} as const
const MORE = { app: '/app', 'unlock preview': '/unlock-preview' } as const
const ALL = { ...PAGES, ...MORE }
type Page = keyof typeof ALL

/** Benchmarks the public pages against a static page with the same text and picture, on a slow phone and network. */
export async function benchSite({ rounds, port }: { rounds: number; port: number }) {
  const server = await startSiteServer(port)
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  const visits = new Map<Page, Visit[]>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(ALL) as [Page, string][]) {
        const result = await visit(browser, `http://127.0.0.1:${port}${path}`)
        visits.set(name, [...(visits.get(name) ?? []), result])
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  const of = (page: Page, figure: keyof Visit) => median((visits.get(page) ?? []).map((each) => each[figure]))
  const ratio = (one: Page, other: Page) =>
    median((visits.get(one) ?? []).map(({ lcp }, round) => lcp / (visits.get(other)?.[round]?.lcp ?? NaN)))
  const figures = ['lcp', 'cls', 'kb', 'jsKb', 'blockingJsKb'] as const
  console.table(
    Object.fromEntries(
      [...visits.keys()].map((page) => [
        page,
        Object.fromEntries(figures.map((each) => [each, of(page, each)])),
      ]),
    ),
  )
  const ours = [...visits.keys()].filter((page) => page !== 'sample')
  const worst = (figure: keyof Visit) => Math.max(...ours.map((page) => of(page, figure)))
  judge({
    controls: [
      {
        what: 'landing against itself, LCP',
        value: ratio('landing again', 'landing'),
        atLeast: 0.9,
        atMost: 1.1,
      },
    ],
    goals: [
      { what: 'landing against a static page, LCP', value: ratio('landing', 'sample'), atMost: 1.25 },
      { what: 'layout shift of the worst page', value: worst('cls'), atMost: 0.001 },
      { what: 'kB of the largest page, without pictures below the fold', value: worst('kb'), atMost: 60 },
      { what: 'kB of JavaScript until somebody touches the page', value: worst('jsKb'), atMost: 10 },
      { what: 'kB of JavaScript that the first paint waits for', value: worst('blockingJsKb'), atMost: 0 },
    ],
  })
}

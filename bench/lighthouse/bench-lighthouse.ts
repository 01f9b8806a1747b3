import { median } from '../rig/rounds.ts'
import { judge } from '../rig/judge.ts'
import { startSiteServer } from '../site/site-server.ts'
import { type Audit, CATEGORIES, type Form, FORMS, startAuditor } from './audits.ts'
import { startProduct } from '../rig/product.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/privacy', '/terms'] as const
const SAMPLE = '/sample'
const VISITS = FORMS.flatMap((form) => [...PAGES, SAMPLE].map((path) => ({ form, path })))
/** Maximum of rounds: more visits do not improve a median. */
const ROUNDS_MAX = 5
/** Time after which no other round begins. */
const FOR_MS = 12 * 60 * 1000

/**
 * Scores the public pages as a phone and as a desktop, served by the product itself, and as the control a static page with the
 * same text, fonts and picture. The control is perfect: where it scores less, the machine was too busy to judge speed.
 */
export async function benchLighthouse({ rounds, port }: { rounds: number; port: number }) {
  const product = await startProduct(port)
  const sample = await startSiteServer(port + 1)
  const auditor = await startAuditor()
  const audits = new Map<string, Audit[]>()
  const until = Date.now() + FOR_MS
  try {
    for (let round = 0; round < Math.min(rounds, ROUNDS_MAX) && Date.now() < until; round += 1) {
      for (const { form, path } of VISITS) {
        const origin = `http://127.0.0.1:${path === SAMPLE ? port + 1 : port}`
        const name = nameOf(path, form)
        audits.set(name, [...(audits.get(name) ?? []), await auditor.audit(`${origin}${path}`, form)])
      }
    }
  } finally {
    await auditor.stop()
    sample.close()
    await product.stop()
  }
  report(audits)
}

const nameOf = (path: string, form: Form) => `${path} ${form}`

function report(audits: ReadonlyMap<string, readonly Audit[]>) {
  const score = (name: string, category: string) =>
    median((audits.get(name) ?? []).map(({ scores }) => scores[category] ?? 0))
  const rows = [...audits].map(([name, visits]) => {
    const scores = CATEGORIES.map((category) => [category, score(name, category)])
    const lost = [...new Set(visits.flatMap((visit) => visit.lost))].join(' ')
    return [
      name,
      { ...Object.fromEntries(scores), 'LCP ms': Math.round(median(visits.map(({ lcp }) => lcp))), lost },
    ]
  })
  console.table(Object.fromEntries(rows))
  const ours = PAGES.flatMap((path) => FORMS.map((form) => nameOf(path, form)))
  const landing = audits.get(nameOf('/', 'mobile')) ?? []
  const sample = audits.get(nameOf(SAMPLE, 'mobile')) ?? []
  judge({
    controls: FORMS.map((form) => ({
      what: `static page, ${form}, performance`,
      value: score(nameOf(SAMPLE, form), 'performance'),
      atLeast: 100,
    })),
    goals: [
      ...CATEGORIES.map((category) => ({
        what: `${category} of the worst page`,
        value: Math.min(...ours.map((name) => score(name, category))),
        atLeast: 100,
      })),
      {
        what: 'landing against a static page on a phone, LCP',
        value: median(landing.map(({ lcp }, round) => lcp / (sample[round]?.lcp ?? NaN))),
        atMost: 1.25,
      },
    ],
  })
}

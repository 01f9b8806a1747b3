import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import lighthouse, { type Result } from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright-core'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const FORMS = ['mobile', 'desktop'] as const
export type Form = (typeof FORMS)[number]

/** Scores from 0 to 100 by category, the largest contentful paint in ms, and the audits that lost points. */
export type Audit = { scores: Record<string, number>; lcp: number; lost: string[] }

/** Maximum of visits: on a busy machine a recording may miss its own beginning. */
const ATTEMPTS = 3

/** Starts a browser that audits pages one after the other, each visit with an empty profile. */
export async function startAuditor() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' as const }
  return {
    async audit(url: string, form: Form): Promise<Audit> {
      for (let attempt = 1; ; attempt += 1) {
        const result = await lighthouse(url, flags, form === 'desktop' ? desktop : undefined)
        const failure = result ? result.lhr.runtimeError?.message : 'nothing was found out'
        if (result && !failure) return auditOf(result.lhr)
        if (attempt === ATTEMPTS) throw new Error(`${url}: ${failure}`)
      }
    },
    stop: () => browser.close(),
  }
}

function auditOf({ categories, audits }: Result): Audit {
  const all = Object.values(categories)
  const weighed = all.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    scores: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    lost: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

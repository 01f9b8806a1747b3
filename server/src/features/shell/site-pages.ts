import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from '#platform/files/read-if-exists.ts'
import type { Env } from '#platform/process/env.ts'
import { fillPage } from './fill-page.ts'
import type { SitePath } from './page-answer.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

/** The public site, ready to send. */
export type SitePages = {
  pages: Readonly<Record<SitePath, ReadyPage>>
  notFound: ReadyPage
  /** Of a plan that somebody shares, which is written into it; and of a link that shows nothing any more. */
  sharedPlan: ReadyPage
  stoppedPlan: ReadyPage
  /** The render of a plan's own street side, where there is one: ids of both. */
  streetSides: ReadonlyMap<string, string>
}

/** What the pages say of the company and its places. */
export type SiteSettings = Pick<
  Env,
  | 'brokerageName'
  | 'brokerageUrl'
  | 'brokerageAbn'
  | 'brokerageAddress'
  | 'supportEmail'
  | 'supportPhone'
  | 'contactFormUrl'
  | 'publicUrl'
>

/** Reads the prerendered pages and writes the settings into them; null when the site was not built. */
export async function loadSitePages(webFolder: string, settings: SiteSettings): Promise<SitePages | null> {
  const load = async (name: string, frames: readonly string[] = []) => {
    const html = await readFile(join(webFolder, 'site', `${name}.html`), 'utf8')
    return readyPage(filled(html, settings), frames)
  }
  const form = settings.contactFormUrl
  try {
    const [landing, about, contact, install, unlocks, notFound, sharedPlan, stoppedPlan, streetSides] =
      await Promise.all([
        load('landing'),
        load('about-us'),
        form ? load('contact-with-form', [new URL(form).origin]) : load('contact'),
        load('app'),
        load('unlock-preview'),
        load('not-found'),
        load('shared-plan'),
        load('stopped-plan'),
        readStreetSides(webFolder),
      ])
    const pages = {
      '/': landing,
      '/about-us': about,
      '/contact': contact,
      '/app': install,
      '/unlock-preview': unlocks,
    }
    return { pages, notFound, sharedPlan, stoppedPlan, streetSides }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function readStreetSides(webFolder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readIfExists(join(webFolder, 'site', 'street-sides.json'))
  return new Map(Object.entries(text === null ? {} : StreetSides.parse(JSON.parse(text))))
}

const StreetSides = z.record(z.string(), z.string())

function filled(html: string, settings: SiteSettings): string {
  const values = new Map([
    ['BROKERAGE_NAME', settings.brokerageName],
    ['BROKERAGE_URL', settings.brokerageUrl],
    ['BROKERAGE_ABN', settings.brokerageAbn ?? ''],
    ['BROKERAGE_ADDRESS', settings.brokerageAddress ?? ''],
    ['SUPPORT_EMAIL', settings.supportEmail ?? ''],
    ['SUPPORT_PHONE', settings.supportPhone ?? ''],
    ['SUPPORT_PHONE_DIGITS', settings.supportPhone?.replaceAll(/[^\d+]/g, '') ?? ''],
    ['YEAR', String(new Date().getFullYear())],
    ['CONTACT_FORM_URL', settings.contactFormUrl ?? ''],
    ['PUBLIC_URL', settings.publicUrl],
  ])
  return fillPage(html, values)
}

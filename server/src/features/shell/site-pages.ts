import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#platform/process/env.ts'
import { escapeHtml } from '#platform/security/escape-html.ts'
import type { SitePath } from './page-answer.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

/** The public site, ready to send. */
export type SitePages = { pages: Readonly<Record<SitePath, ReadyPage>>; notFound: ReadyPage }

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

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
const PLACEHOLDER =
  /%(BROKERAGE_(?:NAME|URL|ABN|ADDRESS)|SUPPORT_(?:EMAIL|PHONE|PHONE_DIGITS)|CONTACT_FORM_URL|PUBLIC_URL|YEAR)%/g
/** An element that is there only with its setting; none of its kind stands in it. */
const OPTIONAL = /<(\w+) data-if="(\w+)"[^]*?<\/\1>/g

/** Reads the prerendered pages and writes the settings into them; null when the site was not built. */
export async function loadSitePages(webFolder: string, settings: SiteSettings): Promise<SitePages | null> {
  const load = async (name: string, frames: readonly string[] = []) => {
    const html = await readFile(join(webFolder, 'site', `${name}.html`), 'utf8')
    return readyPage(filled(html, settings), frames)
  }
  const form = settings.contactFormUrl
  try {
    const [landing, about, contact, install, unlocks, notFound] = await Promise.all([
      load('landing'),
      load('about-us'),
      form ? load('contact-with-form', [new URL(form).origin]) : load('contact'),
      load('app'),
      load('unlock-preview'),
      load('not-found'),
    ])
    const pages = {
      '/': landing,
      '/about-us': about,
      '/contact': contact,
      '/app': install,
      '/unlock-preview': unlocks,
    }
    return { pages, notFound }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

// Within a script element only `<` could end it early.
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

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
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(PLACEHOLDER, (_, name: string) => escape(values.get(name) ?? ''))
  const data = html.match(STRUCTURED_DATA)?.map((each) => fill(each, inJson)) ?? []
  const shown = (part: string) =>
    part.replace(OPTIONAL, (element, _tag, name: string) => (values.get(name) ? element : ''))
  const rest = html.split(STRUCTURED_DATA).map((each) => fill(shown(each), escapeHtml))
  return rest.map((each, index) => each + (data[index] ?? '')).join('')
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#platform/process/env.ts'
import { escapeHtml } from '#platform/security/escape-html.ts'
import type { SitePath } from './page-answer.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

/** The public site, ready to send. */
export type SitePages = { pages: Readonly<Record<SitePath, ReadyPage>>; notFound: ReadyPage }

type Settings = Pick<Env, 'brokerageName' | 'brokerageUrl' | 'contactFormUrl' | 'publicUrl'>

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
const PLACEHOLDER = /%(BROKERAGE_NAME|BROKERAGE_URL|CONTACT_FORM_URL|PUBLIC_URL)%/g

/** Reads the prerendered pages and writes the settings into them; null when the site was not built. */
export async function loadSitePages(webFolder: string, settings: Settings): Promise<SitePages | null> {
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

function filled(html: string, settings: Settings): string {
  const values = new Map([
    ['BROKERAGE_NAME', settings.brokerageName],
    ['BROKERAGE_URL', settings.brokerageUrl],
    ['CONTACT_FORM_URL', settings.contactFormUrl ?? ''],
    ['PUBLIC_URL', settings.publicUrl],
  ])
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(PLACEHOLDER, (_, name: string) => escape(values.get(name) ?? ''))
  const data = html.match(STRUCTURED_DATA)?.map((each) => fill(each, inJson)) ?? []
  const rest = html.split(STRUCTURED_DATA).map((each) => fill(each, escapeHtml))
  return rest.map((each, index) => each + (data[index] ?? '')).join('')
}

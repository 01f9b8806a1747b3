import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { BrandSettings } from '@dream/contract/api/admin/setup/settings'
import { mailTo } from '@dream/contract/rules/text/mail-to'
import { z } from 'zod'
import { readIfExists } from '#platform/files/read-if-exists.ts'
import type { Env } from '#platform/process/env.ts'
import { fillPage } from '../fill-page.ts'
import type { SitePath } from '../page-answer.ts'
import { type ReadyPage, readyPage } from '../ready-page.ts'
import { unlockStyles, unlockValues } from './unlock-values.ts'

/** Public site, ready to send. */
export type SitePages = {
  pages: Readonly<Record<SitePath, ReadyPage>>
  notFound: ReadyPage
  /** Template of a shared plan's page, and the page of a stopped link. */
  sharedPlan: ReadyPage
  stoppedPlan: ReadyPage
  /** Template of a shared collection's or design DNA's page, likewise. */
  sharedPage: ReadyPage
  stoppedPage: ReadyPage
  /** Renders of plans' street sides, by the plan's id. */
  streetSides: ReadonlyMap<string, string>
}

/** Settings shown on the pages: the company and its domains. */
export type SiteSettings = BrandSettings &
  Pick<Env, 'publicUrl'> & {
    unlockAt: UnlockAt
    /** Names and words of the editable texts. */
    texts: readonly (readonly [string, string])[]
  }

type Name =
  | 'landing'
  | 'about-us'
  | 'contact'
  | 'app'
  | 'unlock-preview'
  | 'privacy'
  | 'terms'
  | 'not-found'
  | 'shared-plan'
  | 'stopped-plan'
  | 'shared-page'
  | 'stopped-page'

/** Prerendered pages, before values are filled in. */
export type SiteTemplates = {
  html: Readonly<Record<Name, string>>
  /** Contact page around a form; null where the build has none. */
  contactWithForm: string | null
  streetSides: ReadonlyMap<string, string>
}

/** Reads the prerendered pages; null when the site was not built. */
export async function readSiteTemplates(webFolder: string): Promise<SiteTemplates | null> {
  const read = (name: Name) => readFile(join(webFolder, 'site', `${name}.html`), 'utf8')
  try {
    const html = {
      landing: await read('landing'),
      'about-us': await read('about-us'),
      contact: await read('contact'),
      app: await read('app'),
      'unlock-preview': await read('unlock-preview'),
      privacy: await read('privacy'),
      terms: await read('terms'),
      'not-found': await read('not-found'),
      'shared-plan': await read('shared-plan'),
      'stopped-plan': await read('stopped-plan'),
      'shared-page': await read('shared-page'),
      'stopped-page': await read('stopped-page'),
    }
    return {
      html,
      contactWithForm: await readIfExists(join(webFolder, 'site', 'contact-with-form.html')),
      streetSides: await readStreetSides(webFolder),
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Fills the settings into the pages. Yields between them, since compressing takes a while. */
export async function sitePagesOf(
  { html, contactWithForm, streetSides }: SiteTemplates,
  settings: SiteSettings,
): Promise<SitePages> {
  const makeOf = async (template: string, frames: readonly string[] = []) => {
    await nextTurn()
    return readyPage(filled(template, settings), frames)
  }
  const make = (name: Name) => makeOf(html[name])
  const form = settings.contactFormUrl
  const pages = {
    '/': await make('landing'),
    '/about-us': await make('about-us'),
    '/contact':
      form && contactWithForm !== null
        ? await makeOf(contactWithForm, [new URL(form).origin])
        : await make('contact'),
    '/app': await make('app'),
    '/unlock-preview': await make('unlock-preview'),
    '/privacy': await make('privacy'),
    '/terms': await make('terms'),
  }
  return {
    pages,
    notFound: await make('not-found'),
    sharedPlan: await make('shared-plan'),
    stoppedPlan: await make('stopped-plan'),
    sharedPage: await make('shared-page'),
    stoppedPage: await make('stopped-page'),
    streetSides,
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
    ['SUPPORT_EMAIL_LINK', settings.supportEmail === null ? '' : mailTo(settings.supportEmail)],
    ['SUPPORT_PHONE', settings.supportPhone ?? ''],
    ['SUPPORT_PHONE_DIGITS', settings.supportPhone?.replaceAll(/[^\d+]/g, '') ?? ''],
    ['YEAR', String(new Date().getFullYear())],
    ['CONTACT_FORM_URL', settings.contactFormUrl ?? ''],
    ['PUBLIC_URL', settings.publicUrl],
    ...unlockValues(settings.unlockAt),
    ...settings.texts,
  ])
  return fillPage(html, values).replace('</head>', () => `${unlockStyles(settings.unlockAt)}</head>`)
}

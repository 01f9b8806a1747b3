import type { BrandSettings, FeatureSettings } from '@dream/contract/api/admin/setup/settings'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Env } from '#platform/process/env.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type AppPage, appPageOf, readAppTemplate } from '../app-page.ts'
import { readSiteTemplates, type SitePages, sitePagesOf } from './site-pages.ts'

/** Settings shown on pages, which admins change while the process runs. */
export type LiveSettings = {
  now(): { brand: BrandSettings; features: FeatureSettings; unlocks: UnlockAt }
  onChange(listener: () => void): () => void
}

/** Reads the names and contents of the public site's texts. */
export type SiteTexts = () => readonly (readonly [string, string])[]

type Deps = {
  webFolder: string
  buildId: string
  env: Pick<Env, 'publicUrl' | 'isDeviceGateOn'>
  settings: LiveSettings
  siteTexts: SiteTexts
  log: Pick<Logger, 'error'>
}

/** Current pages; null for those that were not built. */
export type Pages = { app: AppPage | null; site: SitePages | null }

/** Renders all pages with the settings, and again when those change. */
export async function createLivePages(deps: Deps) {
  const { webFolder, buildId, env, settings, siteTexts, log } = deps
  const built = await readAppTemplate(webFolder)
  const templates = await readSiteTemplates(webFolder)

  const make = async (): Promise<Pages> => {
    const { brand, features, unlocks } = settings.now()
    const { brokerageName, brokerageUrl } = brand
    const { publicUrl, isDeviceGateOn } = env
    return {
      app:
        built === null
          ? null
          : appPageOf(built, { buildId, brokerageName, brokerageUrl, isDeviceGateOn, features }),
      site:
        templates &&
        (await sitePagesOf(templates, {
          ...brand,
          publicUrl,
          unlockAt: unlocks,
          texts: siteTexts(),
        })),
    }
  }
  let pages = await make()
  let making = Promise.resolve()
  const stop = settings.onChange(() => {
    making = making
      .then(async () => void (pages = await make()))
      .catch((error: unknown) =>
        log.error({ err: error }, 'Pages could not be made of new settings; the old ones stay'),
      )
  })
  return {
    now: () => pages,
    async close() {
      stop()
      await making
    },
  }
}

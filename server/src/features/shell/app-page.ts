import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { AppSettings } from '@dream/contract/api/app/shell'
import { readIfExists } from '#platform/files/read-if-exists.ts'

/** HTML page of the app with the settings in it, ready to send. */
export type AppPage = { html: string; etag: string }

const SETTINGS_ELEMENT = /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/

/** Reads the built page; null when the app was not built. */
export async function readAppTemplate(webFolder: string): Promise<string | null> {
  const built = await readIfExists(join(webFolder, 'app.html'))
  if (built !== null && !SETTINGS_ELEMENT.test(built))
    throw new Error("The app's page has no element for its settings")
  return built
}

/** Inserts the settings into the built page. */
export function appPageOf(built: string, settings: AppSettings): AppPage {
  // Escapes `<`, which alone could end a script element early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const html = built.replace(SETTINGS_ELEMENT, (_, open: string, close: string) => `${open}${json}${close}`)
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}

/** Id of the build; 'development' when the app was not built. */
export async function loadBuildId(webFolder: string): Promise<string> {
  const text = await readIfExists(join(webFolder, 'build.json'))
  const build: unknown = text === null ? null : JSON.parse(text)
  const id = typeof build === 'object' && build !== null && 'buildId' in build ? build.buildId : null
  return typeof id === 'string' ? id : 'development'
}

import { readdir } from 'node:fs/promises'

const ICONS = new URL('../../public/icons/', import.meta.url)
/** File names of iOS splash screens, as render-icons.ts writes them. */
const SPLASH = /^splash-(\d+)x(\d+)-(\d)x-(light|dark)\.png$/

export const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">'

/** Head tags that make a page installable, for the app's and the public ones. */
export async function installableHead(): Promise<string> {
  const files = await readdir(ICONS)
  const splashes = files.toSorted().flatMap((file) => {
    const [, width, height, ratio, scheme] = SPLASH.exec(file) ?? []
    if (!width) return []
    const media = `screen and (device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait) and (prefers-color-scheme: ${scheme})`
    return [`<link rel="apple-touch-startup-image" media="${media}" href="/icons/${file}">`]
  })
  return [
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-title" content="Dream Design">',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
    ...splashes,
  ].join('')
}

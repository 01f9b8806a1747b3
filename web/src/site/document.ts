import { BRAND } from '@dream/contract/rules/app/brand'
import type { SitePage } from './content.ts'

/** Built files of the site: URLs, the styles of a page by its name, and the tags that make a page installable. */
export type SiteFiles = {
  styles: (page: string) => string
  script: string
  fonts: readonly string[]
  head: string
}

type PageInput = { page: SitePage; body: string; files: SiteFiles }

/** Placeholder that the server replaces by its public URL at the start. */
const ORIGIN = '%PUBLIC_URL%'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Preload fonts on wide screens only: text is not painted before a declared font has loaded, and on a phone the first picture has
 * priority.
 */
const WIDE = '(min-width: 761px)'

/** Renders a whole document, with inline styles for the first paint and the script at the end. */
export function documentOf({ page, body, files }: PageInput): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<title>${escaped(page.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" media="${WIDE}" crossorigin>`,
    ),
    `<style>${files.styles(page.name)}</style>`,
    ...described(page),
    `<meta name="theme-color" content="${BRAND.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${BRAND.paperDark}" media="(prefers-color-scheme: dark)">`,
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/app180.png">',
    files.head,
    '</head><body>',
    body,
    `<script type="module" src="${files.script}" fetchpriority="low"></script>`,
    '</body></html>',
  ].join('')
}

function described(page: SitePage): string[] {
  const { path, linkPath, title, description } = page
  const about = `<meta name="description" content="${escaped(description)}">`
  const isListed = path !== null
  const robots = isListed ? [] : ['<meta name="robots" content="noindex, nofollow">']
  const link = path ?? linkPath
  if (link === undefined) return [about, ...robots]
  return [
    about,
    ...robots,
    `<link rel="canonical" href="${ORIGIN}${link}">`,
    ...previewed(page, link),
    ...(isListed ? [structured(path, title, description)] : []),
  ]
}

/** Meta tags for the preview of a shared link. */
function previewed({ title, description, picture }: SitePage, link: string): string[] {
  const image = `${ORIGIN}${picture}`
  return [
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': BRAND.name,
      'og:locale': 'en_AU',
      'og:title': title,
      'og:description': description,
      'og:url': `${ORIGIN}${link}`,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    ...Object.entries({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': title,
    }).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`),
  ]
}

/** Structured data for search engines: the page, the site and the app. */
function structured(path: string, title: string, description: string): string {
  const publisher = { '@type': 'Organization', name: '%BROKERAGE_NAME%', url: '%BROKERAGE_URL%' }
  const site = {
    '@type': 'WebSite',
    '@id': `${ORIGIN}/#site`,
    name: BRAND.name,
    url: `${ORIGIN}/`,
    publisher,
  }
  const app = {
    '@type': 'MobileApplication',
    name: BRAND.name,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Android, iOS',
    installUrl: `${ORIGIN}/app`,
    url: `${ORIGIN}/`,
    image: `${ORIGIN}/icons/app512.png`,
    isAccessibleForFree: true,
  }
  const here = {
    '@type': path === '/about-us' ? 'AboutPage' : path === '/contact' ? 'ContactPage' : 'WebPage',
    name: title,
    description,
    url: `${ORIGIN}${path}`,
    inLanguage: 'en-AU',
    isPartOf: { '@id': `${ORIGIN}/#site` },
  }
  const graph = path === '/' || path === '/app' ? [site, here, app] : [site, here]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<script type="application/ld+json">${json}</script>`
}

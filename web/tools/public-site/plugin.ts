import type { Plugin } from 'vite'
import { type BuiltFile, buildSite } from './build-site.ts'
import { installableHead, MANIFEST } from './installable.ts'

const PAGES: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/about-us': 'about-us',
  '/contact': 'contact',
  '/app': 'app',
  '/unlock-preview': 'unlock-preview',
  '/privacy': 'privacy',
  '/terms': 'terms',
}
/** Development values for the placeholders that the server replaces. */
const STAND_INS: readonly (readonly [string, string])[] = [
  ['%BROKERAGE_NAME%', 'Example Building Brokers'],
  ['%BROKERAGE_URL%', 'https://brokers.example.com'],
  ['%PUBLIC_URL%', ''],
  ['%YEAR%', String(new Date().getFullYear())],
]

/** Adds the public site to the build, and serves it in development, prerendered again after each change. */
export function publicSite(): Plugin {
  let prerendered: Promise<BuiltFile[]> | null = null
  return {
    name: 'public-site',
    async generateBundle(_, bundle) {
      for (const { fileName, source } of await buildSite()) {
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
      }
    },
    // The app's page is installable as well; its script stores an offer that comes before the app has loaded.
    async transformIndexHtml(html) {
      const head = `${MANIFEST}${await installableHead()}<script src="/install-offer.js" async></script>`
      return html.replace('</head>', `${head}</head>`)
    },
    configureServer(server) {
      server.watcher.on('change', () => {
        prerendered = null
      })
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? ''
        const page = PAGES[path.toLowerCase().replace(/(.)\/$/, '$1')]
        if (!page && !/^\/(site|assets)\//.test(path)) return next()
        prerendered ??= buildSite()
        const wanted = page ? `site/${page}.html` : path.slice(1)
        void prerendered.then((files) => {
          const source = files.find(({ fileName }) => fileName === wanted)?.source ?? ''
          response.setHeader('content-type', typeOf(wanted))
          response.end(page ? filled(source.toString()) : source)
        })
      })
    },
  }
}

const typeOf = (name: string) => {
  if (name.endsWith('.html')) return 'text/html; charset=utf-8'
  if (name.endsWith('.js')) return 'text/javascript'
  return name.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'
}

/** Placeholders without a value count as not set. */
const filled = (html: string) =>
  STAND_INS.reduce((text, [from, to]) => text.replaceAll(from, to), html).replace(
    /<(\w+) data-if="\w+"[^]*?<\/\1>/g,
    '',
  )

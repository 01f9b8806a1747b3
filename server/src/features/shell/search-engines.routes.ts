import { PUBLIC_PAGES } from '@dream/contract/rules/app/pages'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/process/env.ts'

/** Sitemap and robots.txt for search engines. */
export function searchEngineRoutes(app: FastifyInstance, { publicUrl }: Pick<Env, 'publicUrl'>): void {
  const urls = PUBLIC_PAGES.filter((path) => path !== '/home').map((path) => `${publicUrl}${path}`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
  // Pages of the app may be crawled: their noindex is seen only by reading them.
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')

  app.get('/sitemap.xml', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  )
  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  )
}

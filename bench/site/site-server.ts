import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** Folder of the built pages; WEB_FOLDER names another build. */
const WEB = pathToFileURL(`${process.env['WEB_FOLDER'] ?? join(import.meta.dirname, '../../web/dist')}/`)
const LIBRARY = new URL('../../catalogue/library/', import.meta.url)
const SAMPLE = new URL('sample.html', import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
}

/** Serves the built public pages, and beside them a static page with the same fonts and first picture. */
export async function startSiteServer(port: number): Promise<Server> {
  const landing = await readFile(new URL('site/landing.html', WEB), 'utf8')
  const find = (pattern: RegExp) => pattern.exec(landing)?.[0] ?? ''
  const sample = (await readFile(SAMPLE, 'utf8'))
    .replace('%PICTURE%', find(/\/media\/plans\/[^"]+/))
    .replaceAll('%SERIF%', find(/\/assets\/newsreader-site[^"]+/))
    .replaceAll('%SANS%', find(/\/assets\/hanken-grotesk-site[^"]+/))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const answer = path === '/sample' ? Promise.resolve(Buffer.from(sample)) : fileAt(path)
    answer.then(
      (content) => {
        const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html; charset=utf-8'
        const isText = /html|javascript|svg/.test(type)
        response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) })
        response.end(isText ? compressed(path, content) : content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return server
}

const packed = new Map<string, Buffer>()

/** Compresses each file once and caches it, as the product's own server does: compressing takes longer than the network. */
function compressed(path: string, content: Buffer): Buffer {
  const known = packed.get(path) ?? brotliCompressSync(content)
  packed.set(path, known)
  return known
}

function fileAt(path: string): Promise<Buffer> {
  if (path.startsWith('/media/')) return readFile(new URL(path.slice('/media/'.length), LIBRARY))
  const page = path === '/' ? 'landing' : path.slice(1)
  return readFile(new URL(path.includes('.') ? path.slice(1) : `site/${page}.html`, WEB))
}

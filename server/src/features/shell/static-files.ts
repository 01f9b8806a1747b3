const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Name with the hash of its content, as card-ground.e14d10d6.avif or app-B1x9_0Qz.js. */
const HASHED_NAME = /[.-][\w-]{8,}\.\w+$/

/** `Cache-Control` of a file; compressed copies have that of their original. */
export const cacheControlOf = (path: string) =>
  HASHED_NAME.test(path.replace(/\.(br|gz)$/, '')) ? IMMUTABLE : 'no-cache'

/** Options for static files: no listings, no hidden files, and a compressed copy where there is one. */
export const STATIC_FILE_OPTIONS = {
  index: false,
  dotfiles: 'deny',
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
    reply.header('cache-control', cacheControlOf(path))
  },
} as const

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A name with the hash of its content, as card-ground.e14d10d6.avif or app-B1x9_0Qz.js. */
const HASHED_NAME = /[.-][\w-]{8,}\.\w+$/

/** How long a browser may cache a file; compressed copies as long as their original. */
export const cacheControlOf = (path: string) =>
  HASHED_NAME.test(path.replace(/\.(br|gz)$/, '')) ? IMMUTABLE : 'no-cache'

/** How folders of files are served: never as a listing, never a hidden file, and a compressed copy where there is one. */
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

const FOREVER = 'public, max-age=31536000, immutable'
/** A name with the hash of its content, as card-ground.e14d10d6.avif or app-B1x9_0Qz.js. */
const HASHED_NAME = /[.-][\w-]{8,}\.\w+$/

/** How long a browser may keep a file; compressed copies as long as what they stand for. */
export const keepingOf = (path: string) =>
  HASHED_NAME.test(path.replace(/\.(br|gz)$/, '')) ? FOREVER : 'no-cache'

/** How folders of files are served: never as a listing, never a hidden file, and a compressed copy where there is one. */
export const KEPT_FILES = {
  index: false,
  dotfiles: 'deny',
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
    reply.header('cache-control', keepingOf(path))
  },
} as const

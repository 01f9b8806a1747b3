import { fileURLToPath } from 'node:url'

export type PrintFont = 'title' | 'text' | 'strong'

/** Path of one of our fonts, as plain TTF: `npm run fonts -w web` makes them. */
export const printFont = (name: PrintFont): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

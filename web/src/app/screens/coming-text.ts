import { isPage } from '@dream/contract/rules/app/pages'

type PageText = { pages: readonly string[]; title: string; text: string }

/** What each page that is not built yet will be. */
const TEXTS: readonly PageText[] = [
  {
    pages: ['/chat', '/chat/:conversationId'],
    title: 'Chat opens with the brokers',
    text: "You'll talk to your broker right here, in the next version.",
  },
  {
    pages: ['/welcome'],
    title: 'Welcome',
    text: "Like what you'd live in, pass on what you wouldn't. Ten liked floor plans unlock your dreamlist.",
  },
  {
    pages: ['/admin'],
    title: 'The admin desk is being built',
    text: 'Designs, people and figures come in the next version. Your account is ready for it.',
  },
]

const FALLBACK = { title: 'Coming in the next version', text: 'This page is being built.' }

export const comingText = (path: string): Pick<PageText, 'title' | 'text'> =>
  TEXTS.find((text) => isPage(path, text.pages)) ?? FALLBACK

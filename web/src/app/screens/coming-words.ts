import { isPage } from '@dream/contract/rules/pages'

type Words = { pages: readonly string[]; title: string; text: string }

/** What each page that is not built yet will be. */
const WORDS: readonly Words[] = [
  {
    pages: ['/chat', '/chat/:conversationId'],
    title: 'Chat opens with the brokers',
    text: 'You talk to your broker right here, in the next version.',
  },
  {
    pages: ['/welcome'],
    title: 'Welcome',
    text: 'Like what you would live in, pass what you would not. Ten floor plans open your dreamlist.',
  },
  {
    pages: ['/admin'],
    title: 'The admin desk is being built',
    text: 'Designs, people and figures come with the next version. Your account is ready for it.',
  },
]

const OTHERWISE = { title: 'Coming with the next version', text: 'This page is being built.' }

export const comingWords = (path: string): Pick<Words, 'title' | 'text'> =>
  WORDS.find((words) => isPage(path, words.pages)) ?? OTHERWISE

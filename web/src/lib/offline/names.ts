/** The files of one build; the build's id follows. */
export const SHELL_CACHE = 'dream-shell-'
/** Pictures that were on a screen, or will be next: they tell what a person likes, so they go when the person does. */
export const PICTURE_CACHE = 'dream-pictures'
/** What another app shared, until the chat takes it: the words, and each file by its number. */
export const SHARED_CACHE = 'dream-shared'
export const SHARED_TEXT = '/shared/text'
export const SHARED_FILE = '/shared/'
/** Who is signed in, for what is shared; a worker sees neither cookies nor the page's storage. */
export const OWNER_CACHE = 'dream-owner'
export const OWNER = '/owner'

/** What a page may say to the service worker. `which-build` is answered through the port that comes with it. */
export const WORKER_MESSAGES = ['take-over', 'forget-pictures', 'refresh-page', 'which-build'] as const
export type WorkerMessage = (typeof WORKER_MESSAGES)[number]

/** Lets the worker live until the work is done; its failure is no matter. */
export type Later = (work: Promise<unknown>) => void

/** Prefix of the cache with the files of one build; the build id follows. */
export const SHELL_CACHE = 'dream-shell-'
/** Cache of pictures that were on a screen or will be next. They reveal what a person likes, so logout clears it. */
export const PICTURE_CACHE = 'dream-pictures'
/** Cache of content shared by another app, until the chat takes it: the text, and each file by its number. */
export const SHARED_CACHE = 'dream-shared'
export const SHARED_TEXT = '/shared/text'
export const SHARED_FILE = '/shared/'
/** Cache of the signed-in person's id, for shared content; a worker can read neither cookies nor localStorage. */
export const OWNER_CACHE = 'dream-owner'
export const OWNER = '/owner'

/** Messages from a page to the service worker. `which-build` is answered through the transferred port. */
export const WORKER_MESSAGES = ['take-over', 'forget-pictures', 'refresh-page', 'which-build'] as const
export type WorkerMessage = (typeof WORKER_MESSAGES)[number]

/** Keeps the worker alive (`waitUntil`) until the work is done; a failure is ignored. */
export type Later = (work: Promise<unknown>) => void

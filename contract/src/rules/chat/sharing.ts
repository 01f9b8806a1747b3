/** Share target: where other apps send content to the installed app. The manifest has the same path and fields. */
export const SHARE_PATH = '/shared'

/** Chat URL after a share, with whether the shared content was stored for it. */
export const chatAfterSharing = (isStored: boolean) => `/chat?open=1&shared=${isStored ? '1' : '0'}`

/** Max files of one share; the rest is ignored. */
export const SHARED_FILES_MAX = 10
export const SHARED_BYTES_MAX = 50 * 1024 * 1024
/** Expiry of shared content that was not sent. */
export const SHARED_FOR_MS = 5 * 60 * 1000

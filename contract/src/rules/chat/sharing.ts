/** Where other apps send what somebody shares with the installed app. The manifest names the same path and fields. */
export const SHARE_PATH = '/shared'

/** The chat's URL, with whether the shared content was stored for it. */
export const chatAfterSharing = (isStored: boolean) => `/chat?open=1&shared=${isStored ? '1' : '0'}`

/** Of one share; more than these is left where it came from. */
export const SHARED_FILES_MAX = 10
export const SHARED_BYTES_MAX = 50 * 1024 * 1024
/** Shared content that was not sent for so long is not meant any more. */
export const SHARED_FOR_MS = 5 * 60 * 1000

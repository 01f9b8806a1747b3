/** Where other apps send what somebody shares with the installed app. The manifest names the same address and fields. */
export const SHARE_PATH = '/shared'

/** The chat, told whether what was shared lies ready for it. */
export const chatAfterSharing = (isKept: boolean) => `/chat?open=1&shared=${isKept ? '1' : '0'}`

/** Of one share; more than these is left where it came from. */
export const SHARED_FILES_MAX = 10
export const SHARED_BYTES_MAX = 50 * 1024 * 1024
/** What nobody has taken for so long is no longer meant. */
export const SHARED_FOR_MS = 60 * 60 * 1000

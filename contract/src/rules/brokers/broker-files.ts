/** Side of a broker's photo as it is stored, and of its small copy, in pixels; the smallest part of a picture that may be cut out. */
export const BROKER_PHOTO = { side: 480, previewSide: 120, minCrop: 160 } as const
/** For the `accept` of a file input. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp'
export const PHOTO_TYPE_WRONG = 'Choose a photo (JPEG, PNG, WebP)'
export const PHOTO_TOO_SMALL = `Choose a larger part: at least ${BROKER_PHOTO.minCrop} pixels wide`
/** Uploads of one person in a day, photos and evidence together. */
export const BROKER_UPLOADS_A_DAY = 40
/** How long before a check runs out its broker is warned. */
export const CHECK_WARNING_DAYS = 30
/** What was checked about one broker, at most. */
export const MAX_CHECKS = 12

/** Side of a broker's stored photo and of its thumbnail, in pixels; min side of the cropped part. */
export const BROKER_PHOTO = { side: 480, previewSide: 120, minCrop: 160 } as const
/** For the `accept` of a file input. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp'
export const PHOTO_TYPE_WRONG = 'Choose a photo (JPEG, PNG, WebP)'
export const PHOTO_TOO_SMALL = `Choose a larger part: at least ${BROKER_PHOTO.minCrop} pixels wide`
/** Max uploads of one person per day, photos and evidence together. */
export const BROKER_UPLOADS_A_DAY = 40
/** Days before the expiry of a check at which its broker is warned. */
export const CHECK_WARNING_DAYS = 30
/** Max checks of one broker. */
export const MAX_CHECKS = 12

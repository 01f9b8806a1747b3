import { PICTURE_CACHE } from './offline/names.ts'

/** Whether one of these addresses of a picture is kept on the device. */
export async function isPictureKept(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(PICTURE_CACHE)
  const kept = await Promise.all(addresses.map((address) => cache.match(address)))
  return kept.some((each) => each !== undefined)
}

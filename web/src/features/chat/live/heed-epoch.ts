import { reloadPage } from '#lib/navigation/page.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { device, personalKey } from '#lib/storage/storage.ts'

/**
 * Clears this device's caches when the epoch of the database has changed, as after a restore from a backup: cached data may never
 * have happened in its timeline. Unsent changes stay and are sent.
 */
export async function heedEpoch(userId: string, epoch: string | undefined): Promise<void> {
  if (epoch === undefined) return
  const key = personalKey(userId, 'epoch')
  const known = device.get(key)
  device.set(key, epoch)
  if (known === null || known === epoch) return
  await clearPersonal()
  reloadPage()
}

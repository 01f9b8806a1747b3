import { reloadPage } from '#lib/navigation/page.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { device, personalKey } from '#lib/storage/storage.ts'

/**
 * The server names the history that its database tells. After a restore from a backup it is another one: what this device has of the one
 * before goes, as it may never have happened. What it has not sent yet stays, and is sent.
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

import type { Page } from '@playwright/test'

/** Storage keys of device settings, which do not belong to a person. */
const DEVICE_SETTINGS = ['dream:theme', 'theme', 'app_booted', 'boot_build_id']

/** Names of everything that the app stored on the device: keys of localStorage, sessionStorage and each IndexedDB database. */
export async function storedKeys(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('The database could not be read.'))
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const keys = await done(database.transaction(store).objectStore(store).getAllKeys())
        names.push(...keys.map((key) => `${name}/${store}/${JSON.stringify(key)}`))
      }
      database.close()
    }
    return names
  })
  return found.filter((name) => !DEVICE_SETTINGS.includes(name))
}

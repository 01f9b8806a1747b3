import { device } from '#lib/storage/storage.ts'

const COUNTED = 'dream:install-counted'

/** Lets the server count that the app was installed here, once for a device. What cannot be told is not counted. */
export function countInstall() {
  if (device.get(COUNTED) !== null) return
  device.set(COUNTED, 'true')
  // The public pages do without the client of the API until then.
  void import('#lib/api/api-client.ts').then(({ call }) => call('POST /api/installs')).catch(() => undefined)
}

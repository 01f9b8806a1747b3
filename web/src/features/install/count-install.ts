import { device } from '#lib/storage/storage.ts'

const COUNTED = 'dream:install-counted'

/** Reports the installation to the server, once per device. A failed report is dropped. */
export function countInstall() {
  if (device.get(COUNTED) !== null) return
  device.set(COUNTED, 'true')
  // Lazy, as the public pages work without the API client until then.
  void import('#lib/api/api-client.ts').then(({ call }) => call('POST /api/installs')).catch(() => undefined)
}

import type { AppSettings } from '@dream/contract/api/shell'

const DEFAULTS: AppSettings = {
  buildId: 'development',
  brokerageName: 'our building brokers',
  brokerageUrl: '',
  isDeviceGateOn: false,
}

let known: AppSettings | null = null

/** What the server wrote into the page. */
export function settings(): AppSettings {
  known ??= { ...DEFAULTS, ...written() }
  return known
}

function written(): Partial<AppSettings> {
  try {
    const parsed: Partial<AppSettings> = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
    return parsed
  } catch {
    return {}
  }
}

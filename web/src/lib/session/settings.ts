import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'
import type { AppSettings } from '@dream/contract/api/app/shell'

const DEFAULTS: AppSettings = {
  buildId: 'development',
  brokerageName: 'our building brokers',
  brokerageUrl: '',
  isDeviceGateOn: false,
  features: { registrations: true, choosingBrokers: true, sharingPlans: true },
}

let known: AppSettings | null = null

/** Settings that the server wrote into the page. */
export function settings(): AppSettings {
  known ??= read()
  return known
}

function read(): AppSettings {
  const written = parseJson(globalThis.document?.getElementById('settings')?.textContent)
  if (!isRecord(written)) return DEFAULTS
  const { buildId, brokerageName, brokerageUrl, isDeviceGateOn } = written
  const features = isRecord(written['features']) ? written['features'] : {}
  const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
  return {
    buildId: textOr(buildId, DEFAULTS.buildId),
    brokerageName: textOr(brokerageName, DEFAULTS.brokerageName),
    brokerageUrl: textOr(brokerageUrl, DEFAULTS.brokerageUrl),
    isDeviceGateOn: isDeviceGateOn === true,
    // Missing flags count as on: the server refuses what is off.
    features: {
      registrations: features['registrations'] !== false,
      choosingBrokers: features['choosingBrokers'] !== false,
      sharingPlans: features['sharingPlans'] !== false,
    },
  }
}

import type { GateMessage } from '@dream/contract/rules/app/device-gate'
import { useDevice } from '#lib/device/use-device.ts'
import { settings } from '#lib/session/settings.ts'
import { gateMessage } from './gate-message.ts'

/** Message of the device gate at a path, if it is on; live, as the browser's tab can become the installed app's window. */
export function useGate(path: string): GateMessage | null {
  const message = gateMessage(useDevice(), path)
  return settings().isDeviceGateOn ? message : null
}

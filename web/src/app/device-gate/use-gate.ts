import type { GateMessage } from '@dream/contract/rules/device-gate'
import { useDevice } from '#lib/device.ts'
import { settings } from '#lib/settings.ts'
import { gateVerdict } from './verdict.ts'

/** What the gate says at a path, if it is on; it opens by itself when the browser's tab becomes the installed app's window. */
export function useGate(path: string): GateMessage | null {
  const message = gateVerdict(useDevice(), path)
  return settings().isDeviceGateOn ? message : null
}

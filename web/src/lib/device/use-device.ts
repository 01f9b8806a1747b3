import { useEffect } from 'react'
import { type Device, deviceKind, deviceSignals, isStandalone, OWN_WINDOW, rememberPhone } from './device.ts'
import { useMedia } from './media.ts'

/** Device as a live value: a browser tab can become the app's window without a reload. */
export function useDevice(): Device {
  const hasOwnWindow = useMedia(OWN_WINDOW)
  const kind = deviceKind(deviceSignals())
  const isInstalled = hasOwnWindow || isStandalone()
  useEffect(() => {
    if (kind === 'phone' && isInstalled) rememberPhone()
  }, [kind, isInstalled])
  return { kind, isInstalled }
}

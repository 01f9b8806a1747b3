import type { User } from '@dream/contract/api/user'
import { useCallback, useEffect, useState } from 'react'
import { onPermissionChange, pushPermission, type PushPermission } from '#lib/push.ts'
import { onWake } from '#lib/wake.ts'
import { isOnHere } from './push-device.ts'

export type DeviceState = {
  permission: PushPermission
  /** Whether this device is told; null until it is known. */
  isOn: boolean | null
}

/** How this device stands, kept up to date: people change it in the system's settings and come back. */
export function useDeviceState(user: User): DeviceState & { look: () => void } {
  const [state, setState] = useState<DeviceState>(() => {
    const permission = pushPermission()
    return { permission, isOn: permission === 'granted' ? null : false }
  })
  const look = useCallback(() => {
    const show = (isOn: boolean) => setState({ permission: pushPermission(), isOn })
    isOnHere(user).then(show, () => show(false))
  }, [user])
  useEffect(() => {
    look()
    const stops = [onWake(look), onPermissionChange(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [look])
  return { ...state, look }
}

import type { User } from '@dream/contract/api/account/user'
import { useCallback, useEffect, useState } from 'react'
import { onPermissionChange, pushPermission, type PushPermission } from '#lib/push/push.ts'
import { onResume } from '#lib/device/resume.ts'
import { isOnHere } from './push-device.ts'

export type DeviceState = {
  permission: PushPermission
  /** Whether this device gets notifications; null until it is known. */
  isOn: boolean | null
}

/** Notification state of this device as a live value: people change it in the system's settings and return. */
export function useDeviceState(user: User): DeviceState & { recheck: () => void } {
  const [state, setState] = useState<DeviceState>(() => {
    const permission = pushPermission()
    return { permission, isOn: permission === 'granted' ? null : false }
  })
  const recheck = useCallback(() => {
    const show = (isOn: boolean) => setState({ permission: pushPermission(), isOn })
    isOnHere(user).then(show, () => show(false))
  }, [user])
  useEffect(() => {
    recheck()
    const stops = [onResume(recheck), onPermissionChange(recheck)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [recheck])
  return { ...state, recheck }
}

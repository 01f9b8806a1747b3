import type { User } from '@dream/contract/api/account/user'
import css from './notifications.module.css'
import { type DeviceState, useDeviceState } from './use-device-state.ts'

/** Status of notifications on this device, with a link to the settings. */
export function NotificationsLine({ user }: { user: User }) {
  const state = useDeviceState(user)
  return (
    <>
      <p className={css['line']}>{lineOf(state)}</p>
      <a href="/enable-notifications?from=profile" className={css['link']}>
        Choose what and when
      </a>
    </>
  )
}

function lineOf({ permission, isOn }: DeviceState): string {
  if (isOn) return 'On for this device.'
  if (permission === 'denied') return "Blocked in this device's settings."
  if (permission === 'not-installed') return 'Off. They need the app on your home screen.'
  if (permission === 'unsupported') return "This browser can't show them."
  return isOn === null ? 'Checking...' : 'Off for this device.'
}

import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import { useEffect } from 'react'
import { adminRefusals } from '#lib/api/admin-access.ts'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'

const DOOR = 'GET /api/admin/door'

/** Whether the admin area is open to the person. Read again whenever an admin call gets a 404. */
export function useStepUp({ isAdmin }: { isAdmin: boolean }) {
  useEffect(() => adminRefusals.subscribe(() => void invalidate(DOOR)), [])
  return useApiQuery(DOOR, { isEnabled: isAdmin })
}

/** Stores the server's answer to a step-up. */
export const noteStepUp = (door: AdminStepUp) => setApiData(DOOR, () => door)

/** Locks the admin area on this device. */
export async function lock(): Promise<void> {
  await call('POST /api/admin/door/close')
  await invalidate(DOOR)
}

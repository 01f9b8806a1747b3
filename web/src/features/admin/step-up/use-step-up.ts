import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import { useEffect } from 'react'
import { adminRefusals } from '#lib/api/admin-access.ts'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'

const STEP_UP = 'GET /api/admin/step-up'

/** Whether the admin area is open to the person. Read again whenever an admin call gets a 404. */
export function useStepUp({ isAdmin }: { isAdmin: boolean }) {
  useEffect(() => adminRefusals.subscribe(() => void invalidate(STEP_UP)), [])
  return useApiQuery(STEP_UP, { isEnabled: isAdmin })
}

/** Stores the server's answer to a step-up. */
export const noteStepUp = (stepUp: AdminStepUp) => setApiData(STEP_UP, () => stepUp)

/** Locks the admin area on this device. */
export async function lock(): Promise<void> {
  await call('POST /api/admin/step-up/close')
  await invalidate(STEP_UP)
}

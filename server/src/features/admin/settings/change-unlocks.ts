import type { UnlockSettings } from '@dream/contract/api/admin/setup/settings'
import { FEATURES, isRising } from '@dream/contract/rules/designs/unlocks'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { invalid } from '#platform/problems/problem.ts'
import { changeSetting, type SettingDeps } from './change-setting.ts'
import { unlockReached } from './unlock-reached.store.ts'

type Edit = { version: number; changes: object }

/** Changes the likes at which features unlock. Nobody loses a feature; people with enough likes get it at once. */
export const changeUnlocks = (deps: SettingDeps, by: AdminCaller, edit: Edit) =>
  changeSetting(deps, by, {
    group: 'unlocks',
    ...edit,
    async onChange(tx, values) {
      refuseFalling(values)
      await unlockReached(tx, values)
    },
  })

function refuseFalling(values: UnlockSettings) {
  if (isRising(values)) return
  const at = FEATURES.findIndex((feature, place) => {
    const before = FEATURES[place - 1]
    return before !== undefined && values[before] >= values[feature]
  })
  throw invalid([{ path: `changes.${FEATURES[at]}`, message: 'Each one unlocks later than the one before' }])
}

import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { changeSetting, readSettings, type SettingDeps } from './change-setting.ts'
import { changeUnlocks } from './change-unlocks.ts'

export function settingRoutes(app: FastifyInstance, deps: SettingDeps) {
  implement(app, 'GET /api/admin/settings', () => readSettings(deps))

  implement(app, 'PATCH /api/admin/settings/brand', ({ user, body }) =>
    changeSetting(deps, user, { group: 'brand', ...body }),
  )

  implement(app, 'PATCH /api/admin/settings/features', ({ user, body }) =>
    changeSetting(deps, user, { group: 'features', ...body }),
  )

  implement(app, 'PATCH /api/admin/settings/sms', ({ user, body }) =>
    changeSetting(deps, user, { group: 'sms', ...body }),
  )

  implement(app, 'PATCH /api/admin/settings/unlocks', ({ user, body: { version, changes } }) =>
    changeUnlocks(deps, user, { version, changes }),
  )
}

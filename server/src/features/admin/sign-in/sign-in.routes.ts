import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import type { StepUpDeps } from '../step-up/confirm.ts'
import { readOpenCodes } from '#features/factors/authenticator/codes.store.ts'
import { readFactors } from '#features/factors/factors.store.ts'
import { lockAdmin } from '../factors/lock-admin.store.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { renewRecoveryCodes } from '#features/factors/authenticator/recovery-codes.ts'
import { deleteDevice, readDevices } from './sign-in.store.ts'

/** Routes of an admin's own sign-in: nobody reads or changes somebody else's here. */
export function signInRoutes(app: FastifyInstance, { database, codeKey }: StepUpDeps) {
  const { db } = database

  implement(app, 'GET /api/admin/sign-in', async ({ user }) => {
    const [factors, codes, devices] = await Promise.all([
      readFactors(db, user.userId),
      readOpenCodes(db, user.userId),
      readDevices(db, user.userId),
    ])
    return {
      factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        id,
        kind,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: codes.filter(({ kind }) => kind === 'recovery').length,
      devices: devices.map(({ signedInAt, lastUsedAt, ...device }) => ({
        ...device,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: device.id === user.sessionId,
      })),
    }
  })

  implement(app, 'DELETE /api/admin/sign-in/factors/:id', ({ user, params }) =>
    removeFactor(database, user, params.id),
  )

  implement(app, 'POST /api/admin/sign-in/recovery-codes', ({ user }) =>
    change(
      database,
      { by: user, action: 'admin.new-recovery-codes', entity: 'admin', entityId: user.userId },
      async (tx) => {
        await lockAdmin(tx, user.userId)
        const codes = await renewRecoveryCodes(tx, codeKey, user.userId)
        return { before: null, after: null, result: { codes } }
      },
    ),
  )

  implement(app, 'DELETE /api/admin/sign-in/devices/:id', ({ user, params }) =>
    change(
      database,
      { by: user, action: 'admin.end-session', entity: 'session', entityId: params.id },
      async (tx) => {
        if (!(await deleteDevice(tx, user.userId, params.id))) throw problem('not-found')
        return { before: null, after: null, result: null }
      },
    ),
  )
}

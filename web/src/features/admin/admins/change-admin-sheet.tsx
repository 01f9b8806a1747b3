import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import { ADMIN_ROLES } from '@dream/contract/rules/admin/admins'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { ROLE_CHOICES } from './admin-text.ts'
import css from './admins.module.css'
import { OneTimeCode, type WithCode } from './one-time-code.tsx'

const LIST = 'GET /api/admin/admins'

/** Sheet with an owner's actions on another admin. */
export function ChangeAdminSheet({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const { isBusy, failure, run } = useSubmission("Couldn't change it. Please try again.")
  const [role, setRole] = useState(admin.role)
  const [reset, setReset] = useState<WithCode | null>(null)
  const params = { id: admin.id }
  const seen = { version: admin.version }

  async function change(said: string, send: () => Promise<unknown>) {
    const failed = await run(send)
    await invalidate(LIST)
    if (failed) return
    showToast(said)
    onClose()
  }
  const saveRole = () =>
    change(`${admin.name}'s role is changed`, () =>
      call('PATCH /api/admin/admins/:id', { params, body: { ...seen, changes: { role } } }),
    )
  const end = () =>
    change(`${admin.name} is out`, () => call('POST /api/admin/admins/:id/end', { params, body: seen }))
  const letReturn = () =>
    change(`${admin.name} is an admin again`, () =>
      call('POST /api/admin/admins/:id/return', { params, body: seen }),
    )
  async function startAnew() {
    await run(async () => setReset(await call('POST /api/admin/admins/:id/reset', { params })))
    await invalidate(LIST)
  }

  return (
    <Sheet isOpen onClose={onClose} label={reset ? 'Their one-time code' : admin.name}>
      {reset ? (
        <OneTimeCode {...reset} onDone={onClose} />
      ) : (
        <div className={css['form']}>
          <ProblemLine message={failure?.message} />
          {admin.endedAt === null ? (
            <>
              <SelectField
                label="What they do"
                choices={ROLE_CHOICES.map(({ value, label, note }) => ({
                  value,
                  label: `${label}: ${note}`,
                }))}
                value={role}
                onChange={({ currentTarget: { value } }) =>
                  setRole(ADMIN_ROLES.find((each) => each === value) ?? admin.role)
                }
              />
              <Button disabled={role === admin.role} isBusy={isBusy} onClick={() => void saveRole()}>
                Change the role
              </Button>
              <p className="secondary-text">
                Lost their phone and their recovery codes? A new one-time code takes the place of their
                password and second factors.
              </p>
              <Button variant="outline" isBusy={isBusy} onClick={() => void startAnew()}>
                Give a new one-time code
              </Button>
              <p className="secondary-text">
                Who is ended is signed out everywhere at once. What they did stays in the audit log.
              </p>
              <Button variant="danger" isBusy={isBusy} onClick={() => void end()}>
                End their access
              </Button>
            </>
          ) : (
            <Button isBusy={isBusy} onClick={() => void letReturn()}>
              Let them in again
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}

import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import { ADMIN_SET_UP } from '@dream/contract/rules/admin/admins'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { copyText } from '#lib/device/clipboard.ts'
import css from './admins.module.css'

export type WithCode = { admin: Admin; code: string }

/** One-time code for an admin's first login. It is shown only once, to be passed on outside of this app. */
export function OneTimeCode({ admin, code, onDone }: WithCode & { onDone: () => void }) {
  return (
    <div className={css['form']}>
      <p>
        Tell {admin.name} this code in person or by phone. With {admin.email} and the code as the password
        they log in within {ADMIN_SET_UP.hours} hours, choose their own password, and set up a second factor.
      </p>
      <p className={css['code']}>{code}</p>
      <CopyButton text={code} copy={copyText}>
        Copy it
      </CopyButton>
      <Button onClick={onDone}>Done</Button>
    </div>
  )
}

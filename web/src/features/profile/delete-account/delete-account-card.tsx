import { DELETION_GRACE_DAYS } from '@dream/contract/rules/account/account-deletion'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Card } from '../card.tsx'
import css from './delete-account.module.css'
import { DeleteAccountForm } from './delete-account-form.tsx'

type Props = { email: string; onDeleted: (eraseAt: string) => void }

/** Deletes the account, after explaining what is erased, what stays with the broker, and how to cancel. */
export function DeleteAccountCard({ email, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title="Delete account">
      <p className={css['line']}>
        Closes your account now and erases it {DELETION_GRACE_DAYS} days later. Until then you can change your
        mind.
      </p>
      <Button variant="quiet" className={css['open']} onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label="Delete your account?">
        <DeleteAccountForm email={email} onDeleted={onDeleted} onCancel={() => setAsking(false)} />
      </Sheet>
    </Card>
  )
}

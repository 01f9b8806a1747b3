import type { User } from '@dream/contract/api/account/user'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { Card } from '../card.tsx'
import css from './sign-in-card.module.css'

/** Form in the card; `onDone` closes it. */
export type CardForm = (onDone: () => void) => ReactNode

export type SignInForms = { email: CardForm; phone: CardForm; password: CardForm; passkeys: CardForm }

type Props = { user: User; phone: string | null; forms: SignInForms }
type Open = keyof SignInForms | null

/** Sign-in methods and contact details; one of the forms is open at a time. */
export function SignInCard({ user, phone, forms }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const { data: passkeys } = useApiQuery('GET /api/auth/passkeys')
  const close = () => setOpen(null)
  const row = (name: keyof SignInForms) => ({
    isOpen: open === name,
    onOpen: () => setOpen(name),
    onClose: close,
    form: forms[name],
  })
  return (
    <Card title="Sign-in details">
      <ul>
        <Row
          {...row('email')}
          name="Email"
          value={user.email}
          action={user.isEmailVerified ? 'Change' : 'Confirm'}
          tag={user.isEmailVerified ? null : 'Not confirmed yet'}
        />
        <Row {...row('phone')} name="Mobile" value={phone ?? 'Confirmed'} action="Change" />
        <Row {...row('password')} name="Password" value="••••••••" action="Change" />
        <Row
          {...row('passkeys')}
          name="Passkeys"
          value={passkeys?.items.map(({ name }) => name).join(', ') || 'None yet'}
          action="Manage"
          ending="Close"
        />
      </ul>
    </Card>
  )
}

type RowProps = {
  name: string
  value: string
  action: string
  /** Label of the button that closes the form. */
  ending?: string
  tag?: string | null
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  form: CardForm
}

function Row({ name, value, action, ending = 'Cancel', tag, isOpen, onOpen, onClose, form }: RowProps) {
  return (
    <li className={css['row']}>
      <span className={css['fact']}>
        <span className={css['name']}>{name}</span>
        <span className={css['value']}>
          {value} {tag && <Tag tone="busy">{tag}</Tag>}
        </span>
      </span>
      <Button
        variant="quiet"
        className={css['action']}
        aria-expanded={isOpen}
        onClick={isOpen ? onClose : onOpen}
      >
        {isOpen ? ending : action}
        <span className="visually-hidden"> {name.toLowerCase()}</span>
      </Button>
      {isOpen && <div className={css['form']}>{form(onClose)}</div>}
    </li>
  )
}

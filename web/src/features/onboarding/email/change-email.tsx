import type { User } from '@dream/contract/api/account/user'
import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import { CodeEntry } from '../code/code-entry.tsx'
import { SentTo } from '../code/code-page.tsx'
import { useCodeFlow } from '../code/use-code-flow.ts'
import css from '../code/code-forms.module.css'
import { EmailEntry } from './email-entry.tsx'
import { EMAIL_PROOF } from './email-proof.ts'

type Props = { user: User; onChanged: (user: User) => void }

/** Changes or verifies the email: the address, then the code. */
export function ChangeEmail({ user, onChanged }: Props) {
  const flow = useCodeFlow(EMAIL_PROOF, user.id)
  if (flow.step === 'target') {
    return user.isEmailVerified ? (
      <EmailEntry flow={flow} known="" label="New email" />
    ) : (
      <EmailEntry flow={flow} known={user.email} />
    )
  }
  return (
    <div className={css['form']}>
      <p>
        Enter the code sent to <SentTo to={flow.sent?.to ?? ''} />. It lasts {EMAIL_CODE.lifeMinutes} minutes.
      </p>
      <CodeEntry flow={flow} onVerified={onChanged} />
    </div>
  )
}

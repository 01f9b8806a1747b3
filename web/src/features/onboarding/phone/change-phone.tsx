import type { User } from '@dream/contract/api/account/user'
import { PHONE_CODE } from '@dream/contract/rules/account/codes'
import { CodeEntry } from '../code/code-entry.tsx'
import { SentTo } from '../code/code-page.tsx'
import { useCodeFlow } from '../code/use-code-flow.ts'
import css from '../code/code-forms.module.css'
import { NumberEntry } from './number-entry.tsx'
import { PHONE_PROOF } from './phone-proof.ts'

type Props = { user: User; onChanged: (user: User) => void }

/** Changes the mobile number: the number, then the code. */
export function ChangePhone({ user, onChanged }: Props) {
  const flow = useCodeFlow(PHONE_PROOF, user.id)
  if (flow.step === 'target') return <NumberEntry flow={flow} />
  return (
    <div className={css['form']}>
      <p>
        Sent by SMS to <SentTo to={flow.sent?.to ?? ''} />. It lasts {PHONE_CODE.lifeMinutes} minutes.
      </p>
      <CodeEntry flow={flow} onVerified={onChanged} />
    </div>
  )
}

import type { User } from '@dream/contract/api/account/user'
import { PHONE_CODE } from '@dream/contract/rules/account/codes'
import { Button } from '#ui/buttons/button.tsx'
import { CodeEntry } from '../code/code-entry.tsx'
import { CodePage, SentTo } from '../code/code-page.tsx'
import { useCodeFlow } from '../code/use-code-flow.ts'
import { EmailStep } from '../email/email-step.tsx'
import { NumberEntry } from './number-entry.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'
import { PHONE_PROOF } from './phone-proof.ts'

type Props = {
  user: User
  /** Called when the email is verified; the number follows. */
  onEmailVerified: (user: User) => void
  onVerified: (user: User) => void
  onLogOut: () => void
}

/** Verification of the email, then of the mobile number. */
export function VerifyPhoneScreen({ user, onEmailVerified, onVerified, onLogOut }: Props) {
  if (user.isPhoneVerified) {
    return (
      <CodePage
        title="Your mobile is confirmed"
        drawing={<PhoneDrawing />}
        onLogOut={onLogOut}
        page="confirmed"
      >
        <Button onClick={() => onVerified(user)}>Continue</Button>
      </CodePage>
    )
  }
  if (!user.isEmailVerified) return <EmailStep user={user} onVerified={onEmailVerified} onLogOut={onLogOut} />
  return <PhoneStep user={user} onVerified={onVerified} onLogOut={onLogOut} />
}

function PhoneStep({ user, onVerified, onLogOut }: Omit<Props, 'onEmailVerified'>) {
  const flow = useCodeFlow(PHONE_PROOF, user.id)
  const page = { drawing: <PhoneDrawing />, onLogOut }
  if (flow.step === 'target') {
    return (
      <CodePage
        {...page}
        title="What's your mobile number?"
        lead={
          flow.sent
            ? `We'll text a code to the new number. The one for ${flow.sent.to} works until then.`
            : "We'll text you a code to check it's yours."
        }
        page="number"
      >
        <NumberEntry flow={flow} />
      </CodePage>
    )
  }
  return (
    <CodePage
      {...page}
      title="Enter the code"
      lead={
        <>
          Sent by SMS to <SentTo to={flow.sent?.to ?? ''} />. It lasts {PHONE_CODE.lifeMinutes} minutes.
        </>
      }
      page="code"
    >
      <CodeEntry flow={flow} onVerified={onVerified} />
    </CodePage>
  )
}

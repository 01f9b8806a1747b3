import type { User } from '@dream/contract/api/account/user'
import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import { CodeEntry } from '../code/code-entry.tsx'
import { CodePage, SentTo } from '../code/code-page.tsx'
import { useCodeFlow } from '../code/use-code-flow.ts'
import { EmailDrawing } from './email-drawing.tsx'
import { EmailEntry } from './email-entry.tsx'
import { EMAIL_PROOF } from './email-proof.ts'

type Props = { user: User; onVerified: (user: User) => void; onLogOut: () => void }

/** Verifies the email first: before that no SMS is sent. */
export function EmailStep({ user, onVerified, onLogOut }: Props) {
  const flow = useCodeFlow(EMAIL_PROOF, user.id)
  const page = { drawing: <EmailDrawing />, onLogOut }
  if (flow.step === 'target') {
    return (
      <CodePage
        {...page}
        title="Is this your email?"
        lead={
          flow.sent ? (
            <>
              We'll send a code to the new one. The one for <SentTo to={flow.sent.to} /> works until then.
            </>
          ) : (
            "We'll send a code to check. It's how you get back in if you forget your password."
          )
        }
        page="email"
      >
        <EmailEntry flow={flow} known={user.email} />
      </CodePage>
    )
  }
  return (
    <CodePage
      {...page}
      title="Check your email"
      lead={
        <>
          Enter the code sent to <SentTo to={flow.sent?.to ?? user.email} />. It lasts{' '}
          {EMAIL_CODE.lifeMinutes} minutes. Not there? Look in your junk mail.
        </>
      }
      page="email-code"
    >
      <CodeEntry flow={flow} onVerified={onVerified} />
    </CodePage>
  )
}

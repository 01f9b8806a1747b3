import type { User } from '@dream/contract/api/account/user'
import { useState, type ReactNode } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { LogoMark } from '#ui/pictures/logo.tsx'
import { CodeEntry } from './code-entry.tsx'
import { NumberEntry } from './number-entry.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'
import { restoreSentCode, type SentCode } from './sent-code.ts'
import css from './verify-phone.module.css'

type Props = {
  user: User
  onVerified: (user: User) => void
  onLogOut: () => void
}

/** The number first, then the code that was sent to it. A reload resumes at the code as long as it runs. */
export function VerifyPhoneScreen({ user, onVerified, onLogOut }: Props) {
  const key = personalKey(user.id, 'sent-code')
  const [sent, setSent] = useState(() => restoreSentCode(readJson(key), Date.now()))
  const [isChanging, setChanging] = useState(false)
  /** What became of the codes, after a change of the number. */
  const [note, setNote] = useState('')

  function saveSentCode(next: SentCode | null) {
    saveJson(key, next)
    setSent(next)
    setChanging(false)
  }
  function sendTo(next: SentCode) {
    setNote(sent && sent.phone !== next.phone ? `The code for ${sent.phone} no longer works.` : '')
    saveSentCode(next)
  }
  function keepCode() {
    setNote(restoreSentCode(sent, Date.now()) ? 'The code we sent still works.' : '')
    setChanging(false)
  }
  if (user.isPhoneVerified) {
    return (
      <PhonePage title="Your mobile is confirmed" onLogOut={onLogOut} page="confirmed">
        <Button onClick={() => onVerified(user)}>Continue</Button>
      </PhonePage>
    )
  }
  if (!sent || isChanging) {
    return (
      <PhonePage
        title="What's your mobile number?"
        lead={
          sent
            ? `We'll text a code to the new number. The one for ${sent.phone} works until then.`
            : "We'll text you a code to check it's yours."
        }
        onLogOut={onLogOut}
        page="number"
      >
        <NumberEntry phone={sent?.phone ?? ''} sent={sent} onSent={sendTo} onKeep={keepCode} />
      </PhonePage>
    )
  }
  return (
    <PhonePage
      title="Enter the code"
      lead={
        <>
          Sent by SMS to <b className={css['number']}>{sent.phone}</b>. It lasts 10 minutes.
        </>
      }
      onLogOut={onLogOut}
      page="code"
    >
      <CodeEntry
        sent={sent}
        note={note}
        onSentAgain={sendTo}
        onChangeNumber={() => setChanging(true)}
        onVerified={(verified) => {
          saveSentCode(null)
          onVerified(verified)
        }}
      />
    </PhonePage>
  )
}

type PageProps = {
  title: string
  lead?: ReactNode
  page: string
  onLogOut: () => void
  children: ReactNode
}

function PhonePage({ title, lead, page, onLogOut, children }: PageProps) {
  return (
    <DrawingPage
      nav={
        <>
          <LogoMark className={css['mark'] ?? ''} />
          <Button variant="quiet" className={css['out']} onClick={onLogOut}>
            Log out
          </Button>
        </>
      }
      drawing={<PhoneDrawing />}
      title={title}
      lead={lead}
      page={page}
    >
      {children}
    </DrawingPage>
  )
}

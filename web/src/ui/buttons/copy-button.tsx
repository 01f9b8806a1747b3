import { showToast } from '../overlays/toast.ts'
import { Button } from './button.tsx'

type Props = {
  text: string
  /** Resolves with whether the browser allowed it. */
  copy: (text: string) => Promise<boolean>
  children: string
}

/** Button that copies a secret, which is shown only once. */
export function CopyButton({ text, copy, children }: Props) {
  async function copyIt() {
    showToast((await copy(text)) ? 'Copied' : "Your browser didn't let us. Select it and copy it yourself.")
  }
  return (
    <Button variant="outline" onClick={() => void copyIt()}>
      {children}
    </Button>
  )
}

import { copyText } from '#lib/device/clipboard.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'

/** Copies a secret that is shown this once. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  async function copy() {
    showToast(
      (await copyText(text)) ? 'Copied' : "Your browser didn't let us. Select it and copy it yourself.",
    )
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {children}
    </Button>
  )
}

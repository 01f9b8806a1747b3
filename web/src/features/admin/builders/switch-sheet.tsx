import type { Builder } from '@dream/contract/api/admin/catalogue/builders'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import css from './builders.module.css'

/** Confirmation before a builder's designs leave every deck, or come back. */
export function SwitchSheet({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const { isBusy, failure, run } = useSubmission("Couldn't do it. Please try again.")
  const { id, name, version, isActive, designs } = builder
  const dealt = countOf(designs.published, 'design')
  async function turn() {
    const failed = await run(() =>
      call('POST /api/admin/builders/:id/switch', {
        params: { id },
        body: { version, isActive: !isActive },
      }),
    )
    await invalidate('GET /api/admin/builders', 'GET /api/admin/designs', 'GET /api/admin/designs/:id')
    if (failed) return
    showToast(isActive ? `${name} is switched off` : `${name} is switched on`)
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} label={isActive ? `Switch ${name} off?` : `Switch ${name} on?`}>
      <div className={css['form']}>
        <p>
          {isActive
            ? `${dealt} leave every deck within seconds. Likes of them stay, and all comes back when you switch it on again.`
            : `${dealt} are dealt again within seconds.`}
        </p>
        <ProblemLine message={failure?.message} />
        <Button variant={isActive ? 'danger' : 'main'} isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
    </Sheet>
  )
}

import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { DesignReach } from '@dream/contract/api/admin/catalogue/designs'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { reachText } from '../design-text.ts'
import css from './editor.module.css'

/** Number of buyers whom the unsaved design would suit, by their wishes and block. */
export function Reach({ id, document }: { id: string; document: DesignDocument }) {
  const [answer, setAnswer] = useState<{ of: string; reach: DesignReach } | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't count. Please try again.")
  const written = JSON.stringify(document)
  const isOld = answer !== null && answer.of !== written
  const count = () =>
    run(async () => {
      const reach = await call('POST /api/admin/designs/:id/reach', { params: { id }, body: { document } })
      setAnswer({ of: written, reach })
    })
  return (
    <section className={css['panel']} aria-label="Whom it would suit">
      <h2 className={css['heading']}>Whom it would suit</h2>
      <div role="status" data-old={isOld ? '' : undefined}>
        {answer && reachText(answer.reach).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {isOld && <p className="secondary-text">That was before your last changes.</p>}
      </div>
      <ProblemLine message={failure?.message} />
      <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void count()}>
        {answer ? 'Count again' : 'Count the buyers'}
      </Button>
    </section>
  )
}

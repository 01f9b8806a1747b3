import type { CardDesign } from '@dream/contract/api/designs/design'
import type { Profile } from '@dream/contract/api/account/profile'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { GuideState } from '../use-guide.ts'
import { BlockDrawing } from './block-drawing.tsx'
import {
  blockOfDraft,
  changeOf,
  draftOf,
  problemsOf,
  type BlockDraft,
  type BlockProblems,
} from './block-draft.ts'
import { BlockForm } from './block-form.tsx'
import css from './my-block.module.css'
import { PlanFits } from './plan-fits.tsx'

type Props = { guide: GuideState; onOpenDesign: (design: CardDesign) => void; onSaved: () => void }

/** The person's own block, and every plan they like tried on it. */
export function MyBlock({ guide, ...rest }: Props) {
  const { data: profile, error, refetch } = useApiQuery('GET /api/profile')
  if (profile) return <BlockOf profile={profile} back={guide.hrefOf({})} {...rest} />
  if (!error) return <Waiting />
  return <LoadFailed title="Couldn't load your block" error={error} onRetry={refetch} />
}

type BlockProps = Omit<Props, 'guide'> & { profile: Profile; back: string }

function BlockOf({ profile, back, onOpenDesign, onSaved }: BlockProps) {
  const { data: liked } = useApiQuery('GET /api/preferences/liked')
  const [draft, setDraft] = useState<BlockDraft>(() => draftOf(profile))
  const [shown, setShown] = useState<BlockProblems>({})
  const { isBusy, failure, run } = useSubmission("Couldn't save your block. Please try again.")
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.closest('main')?.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [])
  const block = blockOfDraft(draft, profile)

  function edit(patch: Partial<BlockDraft>) {
    const next = { ...draft, ...patch }
    setDraft(next)
    const still = Object.entries(problemsOf(next))
    // A correction is noticed at once; what was not complained about yet waits for the button.
    setShown(Object.fromEntries(still.filter(([field]) => field in shown)))
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    const problems = problemsOf(draft)
    setShown(problems)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    await run(async () => {
      const saved = await call('PUT /api/profile', { body: changeOf(draft) })
      setApiData('GET /api/profile', () => saved)
      showToast('Block saved')
      onSaved()
    })
  }
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <a href={back} aria-label="All topics" title="All topics">
          <ChevronLeft aria-hidden="true" />
        </a>
        <h1 ref={title} className="screen-title" tabIndex={-1}>
          My block
        </h1>
      </header>
      <div className={css['stage']}>
        <BlockDrawing block={block} facing={draft.facing} />
      </div>
      <form ref={form} className={css['form']} onSubmit={(event) => void save(event)} noValidate>
        <BlockForm draft={draft} problems={shown} state={profile.state} onChange={edit} />
        <ProblemLine message={failure?.message} />
        <Button type="submit" isBusy={isBusy}>
          Save my block
        </Button>
      </form>
      <PlanFits liked={liked ?? []} block={block} facing={draft.facing} onOpen={onOpenDesign} />
    </section>
  )
}

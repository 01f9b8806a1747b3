import type { Profile } from '@dream/contract/api/account/profile'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData } from '#lib/api/query.ts'
import { useSubmission, type Failure } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import {
  changeOf,
  isStepEmpty,
  problemsOf,
  stepOfField,
  toStep,
  type Draft,
  type DraftProblems,
  type Step,
} from './answers.ts'
import { StepDrawing } from './drawings/step-drawing.tsx'
import type { ProfileCreationProps, StepMove } from './profile-creation-props.ts'
import { StepForm } from './steps/step-form.tsx'
import { StepProgress } from './steps/step-progress.tsx'
import { STEP_TEXTS } from './steps/step-texts.ts'
import css from './steps/steps.module.css'
import { useAnswersDraft } from './use-answers-draft.ts'

type Props = ProfileCreationProps & { profile: Profile }

/** One step at a time: saved on continue, while back is always possible. */
export function ProfileSteps(props: Props) {
  const { user, profile, step: requestedStep, onStep, onSaved, onDone, onLogOut, onClose } = props
  const { draft, savedStep, change, settle } = useAnswersDraft(user.id, profile)
  const [problems, setProblems] = useState<DraftProblems>({})
  const { isBusy, failure, run, clear } = useSubmission("Couldn't save your answers. Please try again.")
  const form = useRef<HTMLFormElement>(null)
  const step = toStep(requestedStep ?? savedStep ?? profile.step)
  const text = STEP_TEXTS[step]
  const isEdited = onClose !== undefined
  // Put the step into the URL: otherwise the URL would mean another step once this one is saved, and back from the next one
  // would lead to that again.
  useEffect(() => {
    if (requestedStep === null) onStep(step, 'here')
  })

  function edit(patch: Partial<Draft>) {
    change(step, patch)
    const still = Object.entries(problemsOf(step, { ...draft, ...patch }))
    // Clear corrected errors at once; new ones show only on save.
    setProblems(Object.fromEntries(still.filter(([field]) => field in problems)))
  }
  function go(to: Step, move: StepMove) {
    setProblems({})
    clear()
    onStep(to, move)
  }
  async function save() {
    const saved = await call('PUT /api/profile', { body: changeOf(step, draft, { isEdited }) })
    setApiData('GET /api/profile', () => saved)
    settle(saved)
    onSaved(saved)
    if (onClose) return onClose()
    if (step < 5) return go(toStep(step + 1), 'forward')
    onDone(await call('POST /api/profile/complete'))
  }
  /** Shows the server's validation errors at their questions, on whichever step they are. */
  function show({ fields }: Failure) {
    const first = fields[0] && stepOfField(fields[0].path)
    if (!first) return
    if (first !== step) onStep(first, 'here')
    setProblems(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
  }
  const focusFirstProblem = () => form.current?.querySelector<HTMLElement>('[data-invalid] input')?.focus()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsOf(step, draft)
    setProblems(found)
    if (Object.keys(found).length > 0) return requestAnimationFrame(focusFirstProblem)
    const failed = await run(save)
    if (failed) show(failed)
  }
  return (
    <form ref={form} className={css['form']} onSubmit={(event) => void submit(event)} noValidate>
      <DrawingPage
        nav={
          <StepNav
            step={step}
            onBack={() => go(toStep(step - 1), 'back')}
            onLogOut={onLogOut}
            onClose={onClose}
          />
        }
        drawing={<StepDrawing step={step} draft={draft} />}
        tone={text.tone}
        title={text.title}
        lead={text.lead}
        page={step}
        isFramed={isEdited}
        foot={
          <>
            <ProblemLine message={failure?.message} />
            <Button type="submit" isBusy={isBusy}>
              {isEdited ? 'Save' : buttonText(step, draft)}
            </Button>
          </>
        }
      >
        <StepForm step={step} draft={draft} problems={problems} onChange={edit} isEdited={isEdited} />
      </DrawingPage>
    </form>
  )
}

function buttonText(step: Step, draft: Draft) {
  if (step === 5) return 'Finish'
  return step === 4 && isStepEmpty(step, draft) ? 'Skip for now' : 'Continue'
}

type NavProps = {
  step: Step
  onBack: () => void
  onLogOut: () => void
  onClose: (() => void) | undefined
}

function StepNav({ step, onBack, onLogOut, onClose }: NavProps) {
  if (onClose) return <IconButton label="Close without saving" icon={<X />} onClick={onClose} />
  return (
    <>
      {step === 1 ? (
        <Button variant="quiet" className={css['out']} onClick={onLogOut}>
          Log out
        </Button>
      ) : (
        <IconButton label="Back" icon={<ArrowLeft />} onClick={onBack} />
      )}
      <StepProgress step={step} />
    </>
  )
}

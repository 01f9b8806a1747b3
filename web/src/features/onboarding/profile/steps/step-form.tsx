import { StepBlock } from './step-block.tsx'
import { StepPeople } from './step-people.tsx'
import { StepPlace } from './step-place.tsx'
import type { StepProps } from './step-props.ts'
import { StepStage } from './step-stage.tsx'
import { StepWishes } from './step-wishes.tsx'
import type { Step } from '../answers.ts'

const FORMS = { 1: StepPlace, 2: StepPeople, 3: StepStage, 4: StepBlock, 5: StepWishes } as const

/** Questions of a step. */
export function StepForm({ step, ...props }: StepProps & { step: Step }) {
  const Form = FORMS[step]
  return <Form {...props} />
}

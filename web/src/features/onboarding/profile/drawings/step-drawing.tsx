import type { Draft, Step } from '../answers.ts'
import { BlockDrawing } from './block-drawing.tsx'
import { PeopleDrawing } from './people-drawing.tsx'
import { PlaceDrawing } from './place-drawing.tsx'
import { StageDrawing } from './stage-drawing.tsx'
import { WishesDrawing } from './wishes-drawing.tsx'

/** Drawing of a step, which follows the answers. */
export function StepDrawing({ step, draft }: { step: Step; draft: Draft }) {
  switch (step) {
    case 1:
      return <PlaceDrawing state={draft.state} />
    case 2:
      return <PeopleDrawing whoFor={draft.whoFor} />
    case 3:
      return <StageDrawing stage={draft.stage} />
    case 4:
      return <BlockDrawing {...draft} />
    case 5:
      return <WishesDrawing {...draft} />
  }
}

import { respond } from '#lib/api/api-client.ts'
import { saveAnswer } from '#lib/navigation/save-answer.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'

const FAILED = "Couldn't make the PDF. Check your connection and try again."

/** Button that saves the plan to scale as a PDF, or shows why there is none. */
export function PlanSheetButton({ id }: { id: string }) {
  const { isBusy, failure, run } = useSubmission(FAILED)
  const save = async () => saveAnswer(await respond('GET /api/designs/:id/sheet', { params: { id } }))
  return (
    <>
      <ProblemLine message={failure?.message} />
      <Button variant="outline" isBusy={isBusy} onClick={() => void run(save)}>
        Plan to scale as a PDF
      </Button>
    </>
  )
}

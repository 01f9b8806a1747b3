import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { usePagePath } from '../shell/page-path.ts'
import { DesignEditor } from './editor/design-editor.tsx'
import { DesignList } from './list/design-list.tsx'
import css from './list/list.module.css'
import type { RenderCard } from './render-card.ts'

/** Admin page of the catalogue: all designs, or the editor of one with its card. */
export function DesignsPage({ renderCard }: { renderCard: RenderCard }) {
  const [id] = usePagePath()
  if (id !== undefined) return <DesignEditor id={id} renderCard={renderCard} />
  return (
    <AdminPage
      title="Designs"
      lead="What buyers swipe. A change is a draft until it is published."
      actions={<NewDesign />}
    >
      <DesignList />
    </AdminPage>
  )
}

function NewDesign() {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, failure, run } = useSubmission("Couldn't start a design. Please try again.")
  const begin = (category: (typeof DESIGN_CATEGORIES)[number]) =>
    run(async () => {
      const { id } = await call('POST /api/admin/designs', { body: { category } })
      await invalidate('GET /api/admin/designs')
      navigate(`/admin/designs/${id}`)
    })
  return (
    <>
      <Button size="small" icon={<Plus />} onClick={() => setOpen(true)}>
        New design
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="What kind of design?">
        <div className={css['form']}>
          <ProblemLine message={failure?.message} />
          {DESIGN_CATEGORIES.map((category) => (
            <Button key={category} variant="outline" isBusy={isBusy} onClick={() => void begin(category)}>
              {category}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  )
}

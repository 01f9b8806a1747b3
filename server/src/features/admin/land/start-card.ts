import type { LandDraft } from '@dream/contract/api/admin/content/land'
import { halfAYearAfter } from '@dream/contract/rules/admin/content/content'
import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { invalid } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import type { LandEditor } from './land-content.ts'
import { insertLandDraft, readToday } from './land-rows.store.ts'

type Deps = { database: Database; editor: LandEditor }

/** Creates a card as a draft with a name and nothing else. */
export async function startCard({ database, editor }: Deps, by: AdminCaller, name: string) {
  const { id } = await change(
    database,
    { by, action: 'land-card.start', entity: 'land-card', entityId: null },
    async (tx) => {
      const id = await insertLandDraft(tx, {
        wanted: slugOf(name),
        documentOf: (id, today) => ({ id, ...emptyCard(name, today) }),
        by: by.userId,
      })
      return { before: null, after: { name }, result: { id } }
    },
  )
  return editor.read(id)
}

type Checking = { by: AdminCaller; id: string; version: number; reviewBy: string }

/** Records that the sources of a published card were checked today, and are still valid. */
export async function checkCard({ database, editor }: Deps, { reviewBy, ...seen }: Checking) {
  const checkedOn = await readToday(database.db)
  if (reviewBy <= checkedOn) throw invalid([{ path: 'reviewBy', message: 'Choose a day after today' }])
  return editor.amend({
    ...seen,
    action: 'checked',
    amended: (card) => ({
      ...card,
      checkedOn,
      reviewBy,
      lines: card.lines.map((line) => ({ ...line, checkedOn, reviewBy })),
    }),
  })
}

/** Slug of a name, for the URL of its card. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'card'

const emptyCard = (name: string, today: string): LandDraft => ({
  topic: 'choosing',
  name,
  title: '',
  text: [],
  ask: { question: '', whom: '' },
  drawing: 'block-and-plan',
  states: null,
  lines: [],
  source: { name: '', url: '' },
  checkedOn: today,
  validFrom: null,
  validTo: null,
  reviewBy: halfAYearAfter(today),
})

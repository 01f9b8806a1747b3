import type { Selection } from '@dream/contract/api/admin/list'
import type { Job } from '@dream/contract/api/admin/jobs'
import { JOB_STATUSES, type JobStatus } from '@dream/contract/rules/admin/jobs'
import { useMemo, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, queryOptions } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { countOf, momentText } from '../text/text.ts'

const USUAL: TableSort = { column: 'runAt', isDescending: true }
const HALF_MINUTE_MS = 30_000

const STATUS: Readonly<Record<JobStatus, { label: string; tone: 'plain' | 'busy' | 'bad' }>> = {
  running: { label: 'Running', tone: 'busy' },
  waiting: { label: 'Waiting', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'plain' },
  retrying: { label: 'Failed, trying again', tone: 'busy' },
  failed: { label: 'Failed', tone: 'bad' },
}
const FILTERS: readonly ListFilter[] = [
  {
    column: 'status',
    label: 'Status',
    kind: 'choices',
    choices: JOB_STATUSES.map((value) => ({ value, label: STATUS[value].label })),
  },
  { column: 'runAt', label: 'Due', kind: 'time' },
]

/** Admin page of background jobs: running, waiting and failed ones with their reasons, and retries. */
export function JobsPage() {
  return (
    <AdminPage
      title="Jobs"
      lead="Work that was promised and isn’t done yet. Each is tried again for about a day."
    >
      <JobsList />
    </AdminPage>
  )
}

function JobsList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/jobs', { query: { ...state.choice, cursor } }),
  )
  const now = useNow(HALF_MINUTE_MS)
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <AdminList<Job>
      label="Jobs"
      state={state}
      list={list}
      columns={columns}
      filters={FILTERS}
      searches="Search jobs by name"
      csv="/api/admin/jobs/csv"
      rowName={({ name, id }) => `${name}, number ${id}`}
      actions={({ selection, done }) => <RetryButton selection={selection} onDone={done} />}
      empty={<p>Nothing waits: all work that was promised is done.</p>}
      views={<ViewsMenu list="jobs" state={state} />}
    />
  )
}

function RetryButton({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    try {
      const { changed } = await call('POST /api/admin/jobs/retry', { body: { selection } })
      showToast(`${countOf(changed, 'job')} will be tried again now`)
      onDone()
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      setBusy(false)
      await invalidate('GET /api/admin/jobs')
    }
  }
  return (
    <Button size="small" variant="outline" isBusy={isBusy} onClick={() => void retry()}>
      Try again now
    </Button>
  )
}

const columnsAt = (now: number): TableColumn<Job>[] => [
  { id: 'name', header: 'Job', sort: 'ascending', cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    narrow: 'bare',
    cell: ({ status }) => <Tag tone={STATUS[status].tone}>{STATUS[status].label}</Tag>,
  },
  {
    id: 'attempts',
    header: 'Tries',
    sort: 'descending',
    align: 'end',
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  { id: 'reason', header: 'Why it failed', cell: ({ reason }) => reason ?? '–' },
  {
    id: 'runAt',
    header: 'Due',
    sort: 'descending',
    cell: ({ runAt }) => (
      <time dateTime={runAt} title={momentText(runAt)}>
        {agoText(runAt, now)}
      </time>
    ),
  },
  {
    id: 'createdAt',
    header: 'Promised',
    sort: 'descending',
    narrow: 'hidden',
    cell: ({ createdAt }) => momentText(createdAt),
  },
]

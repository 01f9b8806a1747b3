import type { SystemState } from '@dream/contract/api/admin/system'
import type { ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { bytesText, countOf, momentText, numberText } from '../text/text.ts'
import css from './system.module.css'

const HALF_MINUTE_MS = 30_000
/** Share of free disk space below which it warns. */
const LOW_DISK = 0.1

/** Admin page of the system's current state. */
export function SystemPage() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/system')
  const build = useApiQuery('GET /api/build-id').data?.buildId
  const now = useNow(HALF_MINUTE_MS)
  if (!data && error) return <LoadFailed title="The state couldn’t be read" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return (
    <AdminPage title="System" lead="What the product runs on, as it is now.">
      <div className={css['page']}>
        <Versions state={data} build={build} now={now} />
        <Storage state={data} />
        <Queue state={data} now={now} />
        <Processes state={data} now={now} />
        <Card title="Backups">
          <Backups backups={data.backups} now={now} />
        </Card>
        <Card title={`Last of ${numberText(data.migrations.count)} migrations`}>
          <Facts facts={data.migrations.last.map(({ name, appliedAt }) => [name, momentText(appliedAt)])} />
        </Card>
        <Card title="Largest tables">
          <Facts
            facts={data.database.tables.map(({ name, bytes, rows }) => [
              name,
              `${bytesText(bytes)}, about ${countOf(Math.round(rows), 'row')}`,
            ])}
          />
        </Card>
      </div>
    </AdminPage>
  )
}

type Part = { state: SystemState; now: number }

function Versions({ state: { node, database }, build, now }: Part & { build: string | undefined }) {
  return (
    <Card title="Versions">
      <Facts
        facts={[
          ['Build', build ?? '–'],
          ['Node', node.version],
          ['PostgreSQL', database.version],
          ['Started', agoText(node.startedAt, now)],
          ['Memory', bytesText(node.memoryBytes)],
        ]}
      />
    </Card>
  )
}

function Storage({ state: { database, disk, services } }: Pick<Part, 'state'>) {
  const isLow = disk !== null && disk.freeBytes < disk.totalBytes * LOW_DISK
  return (
    <Card title="Storage">
      <Facts
        facts={[
          ['Database', bytesText(database.bytes)],
          ...(database.folder === null ? [] : [['Database files', database.folder] as const]),
          ['Connections', `${database.connections} of ${database.maxConnections}`],
          [
            'Disk of the files',
            disk ? `${bytesText(disk.freeBytes)} free of ${bytesText(disk.totalBytes)}` : 'not known',
          ],
          ['Files', services.files === 's3' ? 'in a bucket' : 'on this disk'],
          ['Emails', services.email === 'smtp' ? 'sent by SMTP' : 'written to the outbox folder, not sent'],
          [
            'SMS',
            services.sms === 'provider' ? 'sent by the provider' : 'written to the outbox folder, not sent',
          ],
        ]}
      />
      {isLow && (
        <p className={css['warning']}>Less than a tenth of the disk is free. Uploads stop when it’s full.</p>
      )}
    </Card>
  )
}

/** Age of the newest backup from which on it warns. */
const OLD_BACKUP_MS = 26 * 60 * 60 * 1000

function Backups({ backups, now }: { backups: SystemState['backups']; now: number }) {
  if (backups.state === 'known') {
    const { name, at, bytes } = backups
    return (
      <>
        <Facts
          facts={[
            ['Newest file', name],
            ['Written', `${momentText(at)}, ${agoText(at, now)}`],
            ['Size', bytesText(bytes)],
          ]}
        />
        {now - Date.parse(at) > OLD_BACKUP_MS && (
          <p className={css['warning']}>It’s older than a day. Look whether backups are still made.</p>
        )}
        <p>Nobody here has tried to restore it. Do that once in a while.</p>
      </>
    )
  }
  if (backups.state === 'none') {
    return (
      <p>
        None configured. This product makes no backups of its own: whoever runs the database has to back up
        PostgreSQL and the folder or bucket of files, and to try out restoring them. Set BACKUP_DIR, and the
        newest file is shown here.
      </p>
    )
  }
  return (
    <p className={css['warning']}>
      {backups.state === 'empty'
        ? 'There is no file in the folder of the backups.'
        : 'The folder of the backups can’t be read.'}
    </p>
  )
}

const QUEUE = {
  running: 'Running',
  waiting: 'Waiting',
  scheduled: 'Scheduled',
  retrying: 'Failed, trying again',
  failed: 'Failed for good',
} as const

function Queue({ state: { queue }, now }: Part) {
  return (
    <Card title="Queue of jobs" href="/admin/jobs">
      {queue.length === 0 ? (
        <p>Empty: all work that was promised is done.</p>
      ) : (
        <Facts
          facts={queue.map(({ status, jobs, oldestAt }) => [
            QUEUE[status],
            oldestAt ? `${numberText(jobs)}, the oldest due ${agoText(oldestAt, now)}` : numberText(jobs),
          ])}
        />
      )}
    </Card>
  )
}

function Processes({ state: { processes }, now }: Part) {
  return (
    <Card title="Processes and open sockets">
      <Facts
        facts={processes.map(({ id, people, seenAt }) => [
          id.slice(0, 8),
          `${countOf(people, 'person', 'people')} connected, seen ${agoText(seenAt, now)}`,
        ])}
      />
    </Card>
  )
}

function Card({ title, href, children }: { title: string; href?: string; children: ReactNode }) {
  return (
    <section className={css['card']}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

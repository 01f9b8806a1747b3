import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AuditHistory } from '../audit/audit-history.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { BrandSection } from './brand-section.tsx'
import { FeatureSection } from './feature-section.tsx'
import css from './settings.module.css'
import { SmsSection } from './sms-section.tsx'
import { UnlockSection } from './unlock-section.tsx'

/** Admin page of settings for owners, group by group, with their history. */
export function SettingsPage() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/settings')
  if (error && !data) return <LoadFailed title="Couldn't load the settings" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return (
    <AdminPage
      title="Settings"
      lead="What is set here comes before what the server was started with, and holds on every process within seconds."
    >
      <div className={css['sections']}>
        <BrandSection stored={data.brand} />
        <FeatureSection stored={data.features} />
        <SmsSection stored={data.sms} />
        <UnlockSection stored={data.unlocks} />
        <section className={css['section']} aria-labelledby="settings-history">
          <h2 id="settings-history" className={css['title']}>
            History
          </h2>
          <AuditHistory entity="setting" label="Changes of settings" />
        </section>
      </div>
    </AdminPage>
  )
}

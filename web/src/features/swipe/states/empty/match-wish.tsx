import { call } from '#lib/api/api-client.ts'
import { cancelRead, setApiData, useApiQuery } from '#lib/api/query.ts'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { showToast } from '#ui/overlays/toast.ts'

type Props = { label?: string; hint?: string }

const HINT = 'By a notification, where they are on'

/** Switch for notifications of new matching designs; optimistic, rolled back when saving fails. */
export function MatchWish({ label = 'Tell me when new ones like these arrive', hint = HINT }: Props) {
  const { data } = useApiQuery('GET /api/preferences/today')
  if (!data) return null
  const show = (wantsMatches: boolean) =>
    setApiData('GET /api/preferences/today', (known) => known && { ...known, wantsMatches })
  async function change(isWanted: boolean) {
    // Cancel a pending read, which was requested before.
    void cancelRead('GET /api/preferences/today')
    show(isWanted)
    try {
      await call('PUT /api/preferences/match-wish', { body: { isWanted } })
    } catch {
      show(!isWanted)
      showToast("Couldn't save that. Check your connection and try again.")
    }
  }
  return (
    <SwitchRow label={label} hint={hint} isOn={data.wantsMatches} onChange={(isOn) => void change(isOn)} />
  )
}

import { call } from '#lib/api/api-client.ts'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { showToast } from '#ui/overlays/toast.ts'

/** The wish to be told of new designs that match; shown as chosen at once, and taken back when it cannot be saved. */
export function MatchWish() {
  const { data } = useApiQuery('GET /api/preferences/today')
  if (!data) return null
  const show = (wantsMatches: boolean) =>
    setApiData('GET /api/preferences/today', (known) => known && { ...known, wantsMatches })
  async function change(isWanted: boolean) {
    show(isWanted)
    try {
      await call('PUT /api/preferences/match-wish', { body: { isWanted } })
    } catch {
      show(!isWanted)
      showToast("Couldn't save that. Check your connection and try again.")
    }
  }
  return (
    <SwitchRow
      label="Tell me when new ones like these arrive"
      hint="By a notification, where they are on"
      isOn={data.wantsMatches}
      onChange={(isOn) => void change(isOn)}
    />
  )
}

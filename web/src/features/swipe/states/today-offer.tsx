import { X } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { currentSession } from '#lib/session/session.ts'
import { device, personalKey } from '#lib/storage/storage.ts'
import css from './deck-messages.module.css'

const keyHere = () => {
  const { user } = currentSession()
  return user && personalKey(user.id, 'today-seen')
}

/** Daily offer for returning people: the unanswered pick of the day, or the new matches since the last visit, with a link. */
export function TodayOffer({ onLook }: { onLook: () => void }) {
  const { data } = useApiQuery('GET /api/preferences/today')
  const key = keyHere()
  const [seen, setSeen] = useState(() => key && device.get(key))
  const day = data?.pick?.day
  if (!data?.isBack || !day || !key || seen === day || (data.pick?.answered && data.newMatches === 0))
    return null
  const done = () => {
    device.set(key, day)
    setSeen(day)
  }
  const { newMatches } = data
  const text =
    newMatches > 0
      ? `${newMatches} new ${newMatches === 1 ? 'match' : 'matches'} since your last visit`
      : 'Your pick of the day'
  return (
    <div className={css['offer']} role="group" aria-label={text}>
      <p>{text}</p>
      <button
        type="button"
        className={css['change']}
        onClick={() => {
          done()
          onLook()
        }}
      >
        <span>Look</span>
      </button>
      <button type="button" className={css['close']} aria-label="Close" onClick={done}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

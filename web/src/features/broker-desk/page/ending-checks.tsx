import type { BrokerProfile } from '@dream/contract/api/sections/brokers'
import { daysLeft, isEnding } from '@dream/contract/rules/brokers/checks'
import { CircleAlert } from 'lucide-react'
import { Banner } from '#ui/status/banner.tsx'

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** Warns of checks that expire soon, and of expired ones that buyers no longer see. */
export function EndingChecks({ checks, now }: { checks: BrokerProfile['checks']; now: Date }) {
  const due = checks.filter((check) => isEnding(check, now) || (daysLeft(check, now) ?? 0) < 0)
  return due.map((check) => (
    <Banner key={`${check.what} ${check.expiresOn}`} icon={<CircleAlert aria-hidden="true" />}>
      {isEnding(check, now)
        ? `“${check.what}” holds until ${day.format(new Date(check.expiresOn ?? ''))}. Send us the new one before then.`
        : `“${check.what}” has run out, and buyers don’t see it any more. Send us the new one.`}
    </Banner>
  ))
}

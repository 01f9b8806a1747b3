import { agoText } from '#lib/time/ago-text.ts'
import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import { countOf } from '../text/text.ts'

/** Roles as choices. */
export const ROLE_CHOICES: readonly { value: AdminRole; label: string; note: string }[] = [
  { value: 'owner', label: 'Owner', note: 'Everything, and who else is an admin' },
  { value: 'editor', label: 'Editor', note: 'Designs and content' },
  { value: 'support', label: 'Support', note: 'People, brokers and reports' },
]

export const roleText = (role: AdminRole) => ROLE_CHOICES.find(({ value }) => value === role)?.label ?? role

/** Status of an admin's second factors, as text. */
export function factorsText({ factors, setUpUntil, endedAt }: Admin, now: number): string {
  if (endedAt !== null) return `Ended ${agoText(endedAt, now)}`
  if (factors > 0) return `${countOf(factors, 'way')} to confirm`
  return setUpUntil === null ? 'No way in: reset them' : `Can set up until ${agoText(setUpUntil, now)}`
}

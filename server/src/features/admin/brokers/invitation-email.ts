import { INVITATION } from '@dream/contract/rules/admin/broker-invitations'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { Letter } from '#platform/messages-out/messenger.ts'
import { plainName } from '#platform/messages-out/plain-name.ts'

type Invitation = { to: string; name: string; password: string; publicUrl: string }

export const invitationEmail = ({ to, name, password, publicUrl }: Invitation): Letter => ({
  to,
  // Without the password: a locked screen shows subjects to everybody.
  subject: `Your invitation to ${BRAND.name}`,
  title: 'Your desk is ready',
  lines: [
    `Hello ${plainName(name)}, you have been invited to ${BRAND.name} as a building broker.`,
    'Log in with this email address and the temporary password below. You then choose your own.',
  ],
  code: password,
  action: { label: 'Log in', url: `${publicUrl}/app-home` },
  notes: [
    `The temporary password works for ${INVITATION.lifeHours} hours.`,
    "Didn't expect this? You can ignore this email: nothing happens until you log in.",
  ],
})

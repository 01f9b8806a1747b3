import { DATA_EXPORT } from '@dream/contract/rules/account/data-export'
import { BRAND } from '@dream/contract/rules/app/brand'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { findUser } from '#features/users/users.store.ts'

/** Job name in queues: must not change. */
export const EMAIL_EXPORT = 'email-data-export'
export const ExportEmailJob = z.object({ userId: z.uuid() })
type ExportEmailJob = z.infer<typeof ExportEmailJob>

export const queueExportEmail = (tx: Tx, job: ExportEmailJob) =>
  enqueue(tx, { name: EMAIL_EXPORT, payload: job })

type Deps = { database: Database; messenger: Messenger; env: { publicUrl: string } }

/** Emails a person that their export is ready, without any of the data. */
export async function emailExport({ database, messenger, env }: Deps, { userId }: ExportEmailJob) {
  const user = await findUser(database.db, userId)
  if (user) await messenger.email(exportEmail(user.email, env.publicUrl))
}

export const exportEmail = (to: string, publicUrl: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} data is ready`,
  title: 'Your data is ready',
  lines: [
    `The copy of your data is ready to download for ${DATA_EXPORT.lifeHours} hours. You find it in your profile, and you need your password for it.`,
  ],
  action: { label: 'Open my profile', url: `${publicUrl}/profile?open=1` },
  notes: [
    `On an iPhone, open ${BRAND.name} from your home screen instead.`,
    "Didn't ask for it? Nobody gets it without your password. Change it if you think somebody knows it.",
  ],
})

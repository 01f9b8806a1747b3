import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from './messenger.ts'

/** Writes one JSON file per message into `$DATA_DIR/outbox` instead of sending; names sort by time. */
export function createOutboxMessenger(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  // Orders several within one millisecond.
  let count = 0

  const write = async (channel: 'sms' | 'email', message: Record<string, string>) => {
    const at = new Date().toISOString()
    const place = String(count++ % 1e6).padStart(6, '0')
    const path = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${place}-${randomUUID()}.json`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.part`, `${JSON.stringify({ channel, ...message, at }, null, 2)}\n`, {
      mode: 0o600,
    })
    // Renamed when complete, so that readers of the folder see whole messages only.
    await rename(`${path}.part`, path)
  }

  return {
    sms: (to: string, text: string) => write('sms', { to, text }),
    email: ({ to, subject, text, html }: Email) => write('email', { to, subject, text, html }),
  }
}

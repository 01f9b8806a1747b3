import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Calls and imports that open a connection to another machine. Not matched: `isIP` of `node:net` and the types of `node:http`. */
const OPENS =
  /\bfetch\(|\bcreateTransport\(|\bnew (?:Redis|S3mini|Client|Pool)\(|\bnew pg\.|\b(?:https?|net|tls)\.(?:connect|request|get)\(|import \{[^}]*\b(?:connect|request|get)\b[^}]*\} from 'node:(?:https?|http2|net|tls)'|from 'node:dgram'|from 'undici'/
/**
 * Files of the server that may open outgoing connections. Each takes its host from a setting or a list: docs/security.md,
 * "Connections".
 */
const ALLOWED = [
  'server/src/embedded-postgres/admin-connection.ts',
  'server/src/platform/cluster/redis-transport.ts',
  'server/src/platform/database/connection.ts',
  'server/src/platform/database/database.ts',
  'server/src/platform/database/with-pool.ts',
  'server/src/platform/files/s3-store.ts',
  'server/src/platform/messages-out/push/push-sender.ts',
  'server/src/platform/messages-out/sms.ts',
  'server/src/platform/messages-out/smtp.ts',
  'server/src/platform/messages-out/twilio.ts',
]

test('only the files listed in docs/security.md open outgoing connections', async () => {
  const files = await Array.fromAsync(glob('server/src/**/*.ts'))
  const sources = files.filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const opening = await Promise.all(
    sources.map(async (file) => (OPENS.test(await readFile(file, 'utf8')) ? [file] : [])),
  )

  expect(opening.flat().toSorted()).toEqual(ALLOWED)
})

import type { Incoming } from '#platform/files/receive-file.ts'
import { dispositionOf } from '#features/chat/files/file-name.ts'
import { keysOf } from '#features/chat/files/remove-files.ts'
import { readFile } from './broker-files.store.ts'
import { type BrokerFileDeps, takeBrokerFile } from './take-broker-file.ts'

/** Evidence of brokers' checks, which admins store and open. */
export const createEvidence = (deps: BrokerFileDeps) => ({
  async take(incoming: Incoming, who: { brokerId: string; by: string }) {
    const { id, name } = await takeBrokerFile(deps, { kind: 'evidence', ...who }, incoming)
    return { id, name }
  },
  async open(id: string, brokerId: string) {
    const file = await readFile(deps.database.db, id, 'evidence')
    const found = file?.brokerId === brokerId && (await deps.fileStore.open(keysOf(id).whole))
    return found ? { stream: found.stream, disposition: dispositionOf('attachment', file.name) } : null
  },
})

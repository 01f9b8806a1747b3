import type { FastifyInstance } from 'fastify'
import { accountDeletionRoutes } from '#features/account-deletion/account-deletion.routes.ts'
import { brokerFileRoutes } from '#features/broker-files/broker-files.routes.ts'
import type { BrokerFileDeps } from '#features/broker-files/take-broker-file.ts'
import { dataExportRoutes } from '#features/data-export/data-export.routes.ts'

type Deps = Omit<Parameters<typeof accountDeletionRoutes>[1], 'removeExports'> &
  Omit<Parameters<typeof dataExportRoutes>[1], 'fileStore' | 'incomingFolder'> & {
    files: Omit<BrokerFileDeps, 'database' | 'attempts'>
  }

/** Adds deletion and export of accounts, and brokers' files. Returns the functions with which admins do the same for somebody. */
export async function addAccounts(app: FastifyInstance, deps: Deps) {
  const evidence = await brokerFileRoutes(app, { ...deps, ...deps.files })
  const dataExport = dataExportRoutes(app, { ...deps, ...deps.files })
  const removeExports = dataExport.removeAllOf
  const deletion = accountDeletionRoutes(app, { ...deps, removeExports })
  return { evidence, dataExport, deletion }
}

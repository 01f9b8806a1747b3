import { inject } from 'vitest'
import { cloneDatabase, type OwnDatabase } from './clone-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string
  }
}

/** Empty, migrated database for one test file: `beforeAll` opens it, `afterAll` closes it. */
export function aDatabase(): Promise<OwnDatabase> {
  return cloneDatabase(inject('databaseServerUrl'))
}

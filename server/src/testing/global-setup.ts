import type { TestProject } from 'vitest/node'
import { startTestDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string
  }
}

/** One database server for the whole run. */
export default async function setup(project: TestProject) {
  const database = await startTestDatabase()
  project.provide('databaseServerUrl', database.url)
  return database.stop
}

import type { TestProject } from 'vitest/node'
import { startTestDatabase } from './database/test-database.ts'

/** Starts one database server for the whole run. */
export default async function setup(project: TestProject) {
  const database = await startTestDatabase()
  project.provide('databaseServerUrl', database.url)
  return database.stop
}

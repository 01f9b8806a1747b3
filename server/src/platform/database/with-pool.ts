import pg from 'pg'
import { endureLosses } from './connection.ts'

/**
 * Pool for a library, while it works with it. A library's own pool may stop listening to errors before its connections are closed:
 * one that the database ends in between would end the process.
 */
export async function withPool(
  connectionString: string,
  max: number,
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString, max })
  endureLosses(pool)
  try {
    await work(pool)
  } finally {
    // Not awaited: it ends when the last connection is released.
    void pool.end()
  }
}

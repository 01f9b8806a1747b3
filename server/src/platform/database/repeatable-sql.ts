import type { Client } from 'pg'
import { inTransaction, type SqlFile } from './sql-files.ts'

/** Applies the files that are new or have changed since they were applied, by path; returns their names. */
export async function applyRepeatable(client: Client, files: readonly SqlFile[]): Promise<string[]> {
  await client.query(`create table if not exists repeatable_sql (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from repeatable_sql',
  )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const changed = files.filter(({ name, sha256 }) => applied.get(name) !== sha256)
  for (const file of changed) await apply(client, file)
  return changed.map(({ name }) => name)
}

async function apply(client: Client, { name, text, sha256 }: SqlFile) {
  await inTransaction(client, `The SQL of ${name}`, async () => {
    await dropFunctions(client, functionsIn(text))
    await client.query(text)
    await client.query(
      `insert into repeatable_sql (name, sha256) values ($1, $2)
      on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
      [name, sha256],
    )
  })
}

const functionsIn = (text: string) =>
  [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name)

/**
 * Drops functions first: with another signature a function would exist beside its old version. Functions of triggers have no
 * arguments and stay.
 */
async function dropFunctions(client: Client, names: readonly (string | undefined)[]) {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure as signature from pg_proc
    where pronamespace = current_schema()::regnamespace and proname = any($1) and prorettype <> 'trigger'::regtype`,
    [names],
  )
  if (rows.length > 0)
    await client.query(`drop function ${rows.map(({ signature }) => signature).join(', ')}`)
}

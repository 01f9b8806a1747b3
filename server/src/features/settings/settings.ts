import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { defaultsOf, type SettingDefaults, type SettingValues, withStored } from './setting-values.ts'
import { readSettingRows, SETTINGS_CHANNEL } from './settings.store.ts'
import { type OwnTexts, readOwnTexts, storeUsualTexts } from './texts.store.ts'

/** Settings in this process's memory, kept in sync with the database. */
export type Settings = {
  now(): SettingValues & { texts: OwnTexts }
  /** Values from the environment. */
  defaults: SettingValues
  /** Subscribes to changes; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void
  /** Rereads the database; concurrent callers share one read. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type Deps = { database: Database; env: SettingDefaults; log?: Logger | undefined }

/** Loads the settings and listens for changes; after a lost connection it checks for missed ones. */
export async function loadSettings({ database, env, log }: Deps): Promise<Settings> {
  const defaults = defaultsOf(env)
  const listeners = new Set<() => void>()
  const read = async () => {
    const rows = await readSettingRows(database.db)
    const values = withStored(defaults, new Map(rows.map(({ name, document }) => [name, document])))
    return { ...values, texts: await readOwnTexts(database.db) }
  }
  await storeUsualTexts(database.db)
  let values = await read()
  let reading: Promise<void> | null = null
  let isStale = false

  const readOnce = async () => {
    while (isStale) {
      isStale = false
      const newest = await read()
      if (isDeepStrictEqual(newest, values)) continue
      values = newest
      for (const listener of listeners) listener()
    }
  }
  const refresh = () => {
    isStale = true
    reading ??= readOnce().finally(() => {
      reading = null
    })
    return reading
  }
  const refreshQuietly = () => {
    refresh().catch((error: unknown) =>
      log?.warn({ err: error }, 'The settings could not be read; the last ones stay'),
    )
  }
  const listener = database.listen(SETTINGS_CHANNEL, { onNotice: refreshQuietly, onUp: refreshQuietly })
  return {
    now: () => values,
    defaults,
    onChange(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    refresh,
    close: () => listener.stop(),
  }
}

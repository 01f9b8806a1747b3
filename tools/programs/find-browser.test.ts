import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser, findShell } from './find-browser.ts'

const noDownload = () => Promise.resolve('')

async function aProgram(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, '', { mode: 0o755 })
  return { folder, path }
}

test('CHROME_PATH takes precedence over the PATH', async () => {
  const chosen = await aProgram('own-chrome')
  const other = await aProgram('chromium')

  const env = { CHROME_PATH: chosen.path, PATH: other.folder }

  expect(await findBrowser({ env, downloaded: noDownload })).toBe(chosen.path)
})

test('a CHROME_PATH that cannot be run is an error', async () => {
  const env = { CHROME_PATH: '/nowhere/chrome', PATH: '' }

  await expect(findBrowser({ env, downloaded: noDownload })).rejects.toThrow('/nowhere/chrome cannot be run')
})

test('any Chromium on the PATH is used, else the downloaded one', async () => {
  const installed = await aProgram('google-chrome-stable')
  const downloaded = await aProgram('chrome')
  const download = () => Promise.resolve(downloaded.path)

  expect(await findBrowser({ env: { PATH: installed.folder }, downloaded: download })).toBe(installed.path)
  expect(await findBrowser({ env: { PATH: '/nowhere' }, downloaded: download })).toBe(downloaded.path)
  expect(await findBrowser({ env: {}, downloaded: noDownload })).toBeNull()
})

test('a headless shell is the one in HEADLESS_SHELL_PATH, the one on the PATH, or null', async () => {
  const chosen = await aProgram('own-shell')
  const installed = await aProgram('chromium-headless-shell')
  const env = { PATH: installed.folder }

  expect(await findShell({ env: { ...env, HEADLESS_SHELL_PATH: chosen.path } })).toBe(chosen.path)
  expect(await findShell({ env })).toBe(installed.path)
  expect(await findShell({ env: { PATH: '/nowhere' } })).toBeNull()
  await expect(findShell({ env: { HEADLESS_SHELL_PATH: '/nowhere/shell' } })).rejects.toThrow('cannot be run')
})

import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { isServerOf, processTable } from './process-table.ts'

/** Fake system that answers each program's call with this text. */
const answering = (text: string) => async () => text

const windows = (...lines: [pid: number, command: string | null][]) =>
  processTable(
    'win32',
    answering(JSON.stringify(lines.map(([ProcessId, CommandLine]) => ({ ProcessId, CommandLine })))),
  )

test.each<[string, string, string]>([
  ['Linux', '/srv/app/bin/postgres -D /srv/app/data/postgres -c fsync=on ', '/srv/app/data/postgres'],
  [
    'macOS, in a folder with a space',
    '/Users/jo/My Apps/bin/postgres -D /Users/jo/My Apps/data/postgres -c fsync=on',
    '/Users/jo/My Apps/data/postgres',
  ],
  [
    'Windows',
    'C:\\app\\bin\\postgres.exe -D C:\\Users\\jo\\data\\postgres -c fsync=on',
    'C:\\Users\\jo\\data\\postgres',
  ],
])('the server of a cluster is known by its command line: %s', (_, command, folder) => {
  expect(isServerOf(command, folder)).toBe(true)
})

test.each([
  ['another program', '/bin/sleep 60 '],
  ['the server of another cluster', '/bin/postgres -D /data/postgres-of-another -c fsync=on '],
  ['a dead process', ''],
])('%s is not the server of a cluster', (_, command) => {
  expect(isServerOf(command, '/data/postgres')).toBe(false)
})

test.each(['linux', 'darwin'] as const)('a running process is found in the way of %s', async (platform) => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'postgres', 'x'.repeat(300)])
  const table = processTable(platform)

  const [command, commands] = [await table.commandOf(child.pid ?? 0), await table.commands()]
  child.kill()

  expect(command).toContain(`postgres ${'x'.repeat(300)}`)
  expect(commands).toContain(command)
})

test('a process that does not exist has no command line', async () => {
  expect(await processTable('linux').commandOf(4_000_000)).toBe('')
  expect(await processTable('darwin').commandOf(4_000_000)).toBe('')
  expect(await processTable('win32', answering('')).commandOf(12)).toBe('')
})

test('each process of Windows has its own command line, without the quotes around its paths', async () => {
  const table = windows(
    [12, '"C:\\My Apps\\bin\\postgres.exe" -D "C:\\My Apps\\data\\postgres" -c fsync=on'],
    [13, 'C:\\other\\postgres.exe --forkchild=avworker'],
    [14, null],
  )

  expect(await table.commandOf(12)).toBe(
    'C:\\My Apps\\bin\\postgres.exe -D C:\\My Apps\\data\\postgres -c fsync=on',
  )
  expect(await table.commandOf(14)).toBe('')
  expect(await table.commandOf(15)).toBe('')
  expect(await table.commands()).toHaveLength(3)
})

test('Windows answers a single process without a list around it', async () => {
  const table = processTable(
    'win32',
    answering('{"ProcessId":12,"CommandLine":"postgres.exe -D C:\\\\data -c a=b"}\r\n'),
  )

  expect(await table.commandOf(12)).toBe('postgres.exe -D C:\\data -c a=b')
})

import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Command lines of running processes, as reported by the system. '' for one that ended and was not reaped, or does not exist. */
export type ProcessTable = {
  commandOf(pid: number): Promise<string>
  commands(): Promise<string[]>
}

type Run = (program: string, options: readonly string[]) => Promise<string>

/** Reads files on Linux, PowerShell on Windows, and `ps` on macOS and any other Unix. */
export function processTable(platform: NodeJS.Platform, run: Run = runProgram): ProcessTable {
  if (platform === 'linux') return LINUX
  return platform === 'win32' ? ofWindows(run) : ofPs(run)
}

/** Whether this is the command line of a cluster's server; see `startServer`. */
export function isServerOf(command: string, folder: string): boolean {
  return ['postgres', 'postgres.exe'].some((program) => command.includes(`${program} -D ${folder} -c `))
}

const LINUX: ProcessTable = {
  async commandOf(pid) {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ')
  },
  async commands() {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
    return Promise.all(pids.map((pid) => LINUX.commandOf(pid)))
  },
}

/** Without `ww`, `ps` truncates its lines to the width of a terminal. */
function ofPs(run: Run): ProcessTable {
  return {
    commandOf: async (pid) => (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).trim(),
    commands: async () =>
      (await run('ps', ['-axww', '-o', 'command='])).split('\n').map((line) => line.trim()),
  }
}

const QUERY =
  'Get-CimInstance Win32_Process -Filter "Name=\'postgres.exe\'" | Select-Object ProcessId,CommandLine | ConvertTo-Json -Compress'

const WindowsProcess = z.object({ ProcessId: z.int(), CommandLine: z.string().nullable() })
/** PowerShell writes nothing for none, and a single one without the list. */
const WindowsProcesses = z.union([z.array(WindowsProcess), WindowsProcess.transform((one) => [one])])

function ofWindows(run: Run): ProcessTable {
  const servers = async () => {
    const json = (await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', QUERY])).trim()
    return json === '' ? [] : WindowsProcesses.parse(JSON.parse(json))
  }
  // Paths with spaces are quoted, others are not.
  const plain = ({ CommandLine }: z.infer<typeof WindowsProcess>) => (CommandLine ?? '').replaceAll('"', '')
  return {
    async commandOf(pid) {
      const found = (await servers()).find(({ ProcessId }) => ProcessId === pid)
      return found ? plain(found) : ''
    },
    commands: async () => (await servers()).map(plain),
  }
}

/** `ps` fails when there is no such process. */
async function runProgram(program: string, options: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [...options], { windowsHide: true }).catch(() => ({
    stdout: '',
  }))
  return stdout
}

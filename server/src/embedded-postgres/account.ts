import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parse } from 'node:path'

/** Operating system's user that the database runs as; without ids it is our own. */
export type Account = { name: string; ids: { uid: number; gid: number } | null }

/**
 * Chooses the user: the database refuses to run as root, and then runs as the owner of its files, else `postgres`, else `nobody`.
 */
export function chooseAccount(clusterFolder: string | null): Account {
  if (process.getuid?.() !== 0) return { name: userInfo().username, ids: null }
  const people = readAccounts()
  const owner = clusterFolder === null ? undefined : statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) {
    const name = people.find((each) => each.ids.uid === owner.uid)?.name ?? `number ${owner.uid}`
    return { name, ids: { uid: owner.uid, gid: owner.gid } }
  }
  const account = ['postgres', 'nobody']
    .map((name) => people.find((each) => each.name === name))
    .find(Boolean)
  if (account) return account
  throw new Error(
    'Started as root, and there is no user "postgres" or "nobody" to run the database as. Start as an ordinary user.',
  )
}

function readAccounts() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, ids: { uid: Number(uid), gid: Number(gid) } }
  })
}

/** On Windows, Node adds the variables that every program needs, including the path. */
const ENVIRONMENT = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform !== 'win32' && { PATH: '/usr/bin:/bin' }),
}

/** Options of a child process of the account: nothing of our environment, no terminal, no supplementary groups. */
export function spawnAs({ ids }: Account) {
  return { ...ids, cwd: parse(process.execPath).root, env: ENVIRONMENT, windowsHide: true }
}

/** Whether the account can enter a folder. */
export function canEnter(folder: string, account: Account): boolean {
  if (account.ids === null) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], spawnAs(account)).status === 0
}

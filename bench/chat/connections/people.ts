import type { Client } from '../open-socket.ts'
import type { ServerProcess } from '../../rig/server-process.ts'

/** Pairs that talk; all others are idle. */
export const TALKING_PAIRS = 50
export const IDLE_PEOPLE = 2500
export const PAIRS = TALKING_PAIRS + IDLE_PEOPLE / 2
export const USERS = PAIRS * 2

const clientsOf = ({ people }: Pick<ServerProcess, 'people'>): Client[] =>
  people.map(({ cookie = '' }, number) => ({ number, cookie }))

const isTalking = ({ number }: Client) => number % PAIRS < TALKING_PAIRS

/** Clients that talk with each other. */
export const talkersOf = (server: Pick<ServerProcess, 'people'>) => clientsOf(server).filter(isTalking)

/** Idle sockets: one for each person as far as they go, then for their further devices. */
export function idlersOf(server: Pick<ServerProcess, 'people'>, sockets: number): Client[] {
  const idle = clientsOf(server).filter((client) => !isTalking(client))
  const rounds = Math.ceil(sockets / idle.length)
  return Array.from({ length: rounds }, () => idle)
    .flat()
    .slice(0, sockets)
}

import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is public: not of this machine, of a private network, or reserved. */
export const isPublicIp = (ip: string): boolean => ipaddr.process(ip).range() === 'unicast'

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/** DNS lookup for a socket that returns public addresses only: an outside name may resolve to a private one (SSRF). */
export function lookupPublicIp(hostname: string, options: LookupOptions, answer: Answer): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    const found = addresses.filter(({ address }) => isPublicIp(address))
    const [first] = found
    if (!first) return answer(new Error(`${hostname} has no public IP`), [])
    if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}

import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'

/** Separate lists: a common one would match every IPv4 address in its IPv6 form. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.ipv4.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.ipv6.addSubnet(network, bits, 'ipv6')
}

/** Whether an IP address is public: not of this machine or a private network. */
export function isPublicIp(ip: string): boolean {
  const kind = isIPv6(ip) ? 'ipv6' : 'ipv4'
  return !PRIVATE[kind].check(ip, kind)
}

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

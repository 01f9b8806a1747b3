/** Network of an IP address that most likely belongs to one customer: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('/')
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [before = '', after = ''] = address.split('::')
  const [left, right] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const whole = address.includes('::') ? [...left, ...zeros, ...right] : left
  return `${whole
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

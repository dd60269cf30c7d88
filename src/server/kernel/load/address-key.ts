import { isIPv6 } from 'node:net'

/** What an address is counted by: an IPv6 address by its /64, which one customer has whole. */
export function addressKey(ip: string): string {
  // IPv4 in the clothes of IPv6 is one address each.
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  const first = [...start, ...middle, ...end].slice(0, 4)
  return first.map((part) => Number.parseInt(part, 16).toString(16)).join(':')
}

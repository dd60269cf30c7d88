import ipaddr from 'ipaddr.js'

/**
 * Whether an address is one of the public internet (S5). Private, loopback, link-local, shared, reserved, documentation
 * and multicast addresses are not, and neither is one that carries such an IPv4 address inside.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const range = address.range()
  if (range === 'ipv4Mapped') return isPublicAddress(address.toIPv4Address().toString())
  if (isTranslated(address)) return isPublicAddress(lastFourBytes(address))
  // Whatever is given out to the public internet lies in 2000::/3; its tunnels (6to4, Teredo) have names of their own.
  return range === 'unicast' && address.match(ipaddr.parse('2000::'), 3)
}

/** IPv6 networks without IPv4 name public servers so (NAT64, RFC 6052); the prefix for local use is not meant. */
function isTranslated(address: ipaddr.IPv6): boolean {
  return address.match(ipaddr.parse('64:ff9b::'), 96)
}

function lastFourBytes(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(12).join('.')
}

/** Whether an address is in a network of the operator's own: what a named private host may answer with. */
export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'].includes(address.range())
}

/** The one way to write an address, or null for what is none; a mapped one is its IPv4 address. */
export function canonicalAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null
}

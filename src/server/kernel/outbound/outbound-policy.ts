import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config/config.ts'
import { type AllowedHost, hostnameOf, isAllowedHost, portOf } from '../config/allowed-hosts.ts'
import { OutboundError } from './outbound-error.ts'
import { canonicalAddress, isPrivateAddress, isPublicAddress } from './public-address.ts'

/** Where requests that somebody else's link causes may go (S5). */
export interface OutboundPolicy {
  allowedHosts: readonly AllowedHost[]
  /** Hosts under which browsers reach ourselves. */
  ownHosts: readonly string[]
  /** All addresses of a name of the public internet. */
  resolve(hostname: string): Promise<string[]>
  /** All addresses of a name that the operator has named, which may be one of this machine only. */
  resolveAllowed(hostname: string): Promise<string[]>
}

/** The policy of this installation. */
export function outboundPolicy(config: Pick<Config, 'allowedPrivateHosts' | 'origin'>): OutboundPolicy {
  return {
    allowedHosts: config.allowedPrivateHosts,
    ownHosts: [hostnameOf(new URL(config.origin))],
    resolve: resolvePublic,
    resolveAllowed: async (hostname) => (await lookup(hostname, { all: true })).map((found) => found.address),
  }
}

// Names of others are asked of the name servers alone. The system's own lookup would know names of this machine, and
// holds one of its few threads for as long as a name server is silent.
async function resolvePublic(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  throw answers.find((answer) => answer.status === 'rejected')?.reason
}

/** Ports that no calendar or picture is served from but that other services listen on, from the list of the browsers. */
const OTHER_SERVICES = [
  1719, 1720, 1723, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5900, 5984,
  6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9092, 9200, 9300, 10080, 10250,
  11211, 27017,
]

/** Ends of names that belong to private networks. */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'arpa']

/** Ends of names that nobody in the public internet can have (RFC 6761, 7686, 9476). */
const NOBODYS_NAMES = ['example', 'invalid', 'test', 'onion', 'alt']

/** The address to ask for a link, before any name is looked up; throws OutboundError. */
export function checkLink(link: string | URL, policy: OutboundPolicy): URL {
  const url = URL.parse(String(link))
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new OutboundError('BAD_LINK', 'The link is no http or https address.')
  if (isAllowedHost(url, policy.allowedHosts)) return url
  const hostname = hostnameOf(url)
  if (policy.ownHosts.includes(hostname)) throw refused('leads to ourselves')
  if (!isSanePort(portOf(url))) throw refused('has a port of another service')
  const literal = bare(hostname)
  if (isIP(literal) ? !mayReach(literal) : isPrivateName(hostname))
    throw refused('leads into a private network')
  if (NOBODYS_NAMES.includes(lastLabel(hostname))) throw noAddress()
  return url
}

function isSanePort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && !OTHER_SERVICES.includes(port))
}

function isPrivateName(hostname: string): boolean {
  return !hostname.includes('.') || PRIVATE_NAMES.includes(lastLabel(hostname))
}

function lastLabel(hostname: string): string {
  return hostname.slice(hostname.lastIndexOf('.') + 1)
}

/** All addresses of a link's host, each of them one that may be reached; throws OutboundError. */
export async function checkedAddresses(url: URL, policy: OutboundPolicy): Promise<string[]> {
  const hostname = hostnameOf(url)
  const allowed = isAllowedHost(url, policy.allowedHosts)
  const literal = bare(hostname)
  const addresses = isIP(literal)
    ? [literal]
    : await (allowed ? policy.resolveAllowed(hostname) : policy.resolve(hostname)).catch(unresolved)
  // One bad address refuses the name: which of them is taken would be left to chance.
  const good = addresses.every((address) => isReachable(address, { allowed, named: address === literal }))
  if (addresses.length > 0 && good) return addresses
  throw isIP(literal) || allowed ? refused('leads into a private network') : noAddress()
}

function unresolved(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOTFOUND' || code === 'ENODATA') throw noAddress()
  throw new OutboundError('UNREACHABLE', 'The name of the host was not found out.', error)
}

/** Whether an address may be connected to; `allowed` where the operator named its host, `named` where they named it itself. */
export function isReachable(address: string, by: { allowed: boolean; named: boolean }): boolean {
  return mayReach(address) || (by.allowed && (by.named || isPrivateAddress(address) || isOwnAddress(address)))
}

function mayReach(address: string): boolean {
  return isPublicAddress(address) && !isOwnAddress(address)
}

function isOwnAddress(address: string): boolean {
  const canonical = canonicalAddress(address)
  return Object.values(networkInterfaces()).some((all) =>
    all?.some((own) => canonicalAddress(own.address) === canonical),
  )
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}

// A name that nobody has is told like a private one: the difference would tell which private names there are.
function noAddress(): OutboundError {
  return new OutboundError('NO_ADDRESS', 'The host has no address in the public internet.')
}

function refused(what: string): OutboundError {
  return new OutboundError('REFUSED', `The link ${what}.`)
}

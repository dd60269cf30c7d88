import { isIPv6 } from 'node:net'

/** A private host that may be reached all the same (MEZZO_ALLOWED_PRIVATE_HOSTS). */
export interface AllowedHost {
  /** As the host of an address is written: lower case, IPv6 in brackets, no dot at the end. */
  hostname: string
  /** Null: any port. */
  port: number | null
}

const ENTRY = /^(\[[0-9a-f:.]+\]|[^\s/@:[\]?#\\]+)(?::(\d{1,5}))?$/i

/** The hosts of a list such as 'nas.local,192.168.0.5:8080,[fd00::5]'; throws with the entry that is none. */
export function parseAllowedHosts(list: string): AllowedHost[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseEntry)
}

function parseEntry(entry: string): AllowedHost {
  const [, host, port] = ENTRY.exec(isIPv6(entry) ? `[${entry}]` : entry) ?? []
  const url = host ? URL.parse(`http://${host}/`) : null
  if (!url || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535) throw new Error(entry)
  return { hostname: hostnameOf(url), port: port ? Number(port) : null }
}

/** The host of an address without the dot that may stand at its end. */
export function hostnameOf(url: URL): string {
  return url.hostname.replace(/\.+$/, '')
}

/** The port that an address leads to. */
export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'http:' ? 80 : 443)
}

/** Whether the operator has named the host of an address. */
export function isAllowedHost(url: URL, allowed: readonly AllowedHost[]): boolean {
  const hostname = hostnameOf(url)
  return allowed.some(
    (host) => host.hostname === hostname && (host.port === null || host.port === portOf(url)),
  )
}

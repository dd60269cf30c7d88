import type { LookupFunction, Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isAllowedHost } from '../config/allowed-hosts.ts'
import { OutboundError } from './outbound-error.ts'
import { outboundLimit } from './outbound-limit.ts'
import { checkedAddresses, isReachable, type OutboundPolicy } from './outbound-policy.ts'

/** An agent whose every connection goes to an address that was checked for it, whatever the name says a moment later. */
export function outboundAgent(policy: OutboundPolicy): Agent {
  return new Agent({
    connect: (options, callback) => {
      const url = URL.parse(`${options.protocol}//${options.host ?? options.hostname}`)
      if (!url) return callback(new OutboundError('BAD_LINK', 'The link has no host.'), null)
      // The lookup belongs to this connection alone, so that it knows the port too.
      const connect = buildConnector({
        allowH2: false,
        timeout: outboundLimit(),
        lookup: lookupOf(url, policy),
      })
      connect(options, (...answer) => {
        if (answer[0]) return callback(answer[0], null)
        if (isChecked(answer[1], url, policy)) return callback(null, answer[1])
        answer[1].destroy()
        callback(new OutboundError('REFUSED', 'The link leads into a private network.'), null)
      })
    },
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    headersTimeout: outboundLimit(),
    bodyTimeout: outboundLimit(),
    maxHeaderSize: 16_384,
  })
}

function lookupOf(url: URL, policy: OutboundPolicy): LookupFunction {
  return (_hostname, options, callback) => void answerLookup(url, policy, options.all ?? false, callback)
}

async function answerLookup(
  url: URL,
  policy: OutboundPolicy,
  all: boolean,
  callback: Parameters<LookupFunction>[2],
): Promise<void> {
  let found: { address: string; family: number }[]
  try {
    const addresses = await checkedAddresses(url, policy)
    found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  } catch (error) {
    return callback(error as Error, '', 0)
  }
  if (all) callback(null, found)
  else callback(null, found[0]?.address ?? '', found[0]?.family)
}

/** The last word has the connection itself: an address that is written as one is never looked up. */
function isChecked(socket: Socket, url: URL, policy: OutboundPolicy): boolean {
  const address = socket.remoteAddress
  if (!address) return false
  const named = url.hostname.replace(/^\[|\]$/g, '') === address
  return isReachable(address, { allowed: isAllowedHost(url, policy.allowedHosts), named })
}

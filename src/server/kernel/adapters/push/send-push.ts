import type { RequestDetails } from 'web-push'
import { pushOutcome } from '../../../../domain/notifications/push-answer.ts'
import type { PushSubscriptionKeys } from '../../../../domain/notifications/push-endpoint.ts'
import type { PushFailure } from '../../../../domain/notifications/push-test.ts'
import { isAllowedHost, portOf } from '../../config/allowed-hosts.ts'
import type { Config } from '../../config/config.ts'
import { outboundOf, postOutbound } from '../../outbound/fetch-outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'
import { checkLink } from '../../outbound/outbound-policy.ts'
import { pushKeysOf } from './push-keys.ts'

/** What became of a message at the push service. */
export interface PushAnswer {
  /** Null: it took the message. */
  failure: PushFailure | null
  /** Null: there was no answer. */
  status: number | null
  /** As the service wrote it; null where it wrote nothing. */
  retryAfter: string | null
}

/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT_FOR = 24 * 60 * 60

/** Encrypts a message for a device (RFC 8291) and gives it to the device's push service, if that may be asked at all. */
export async function sendPush(
  config: Config,
  device: PushSubscriptionKeys,
  message: { payload: string; urgency: 'normal' | 'high' },
): Promise<PushAnswer> {
  const nothing = { status: null, retryAfter: null }
  if (!isPushAddress(config, device.endpoint)) return { ...nothing, failure: 'LINK' }
  const { headers, body, endpoint } = await encrypted(config, device, message)
  try {
    const { status, headers: answered } = await postOutbound(outboundOf(config), {
      url: endpoint,
      headers,
      body,
      within: outboundLimit(),
      maxBytes: 10_000,
    })
    const outcome = pushOutcome(status)
    return {
      failure: outcome === 'TAKEN' ? null : outcome,
      status,
      retryAfter: answered['retry-after'] ?? null,
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const isForbidden = ['BAD_LINK', 'REFUSED', 'NO_ADDRESS'].includes(error.failure)
    return { ...nothing, failure: isForbidden ? 'LINK' : 'UNREACHABLE' }
  }
}

/**
 * Whether messages may be sent to an address: encrypted, at the usual port, to no private host and not to ourselves.
 * Hosts that the operator has named (MEZZO_ALLOWED_PRIVATE_HOSTS) may be otherwise: so push services of tests are reached.
 */
export function isPushAddress(config: Config, endpoint: string): boolean {
  const { policy } = outboundOf(config)
  try {
    const url = checkLink(endpoint, policy)
    if (isAllowedHost(url, policy.allowedHosts)) return true
    return url.protocol === 'https:' && portOf(url) === 443 && !url.username && !url.password
  } catch (error) {
    if (error instanceof OutboundError) return false
    throw error
  }
}

async function encrypted(
  config: Config,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  { payload, urgency }: { payload: string; urgency: 'normal' | 'high' },
): Promise<RequestDetails & { body: Buffer }> {
  // Read where something is sent: most processes that answer pages never do.
  const { default: webPush } = await import('web-push')
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: config.push.subject, ...(await pushKeysOf(config)) },
    TTL: KEPT_FOR,
    urgency,
    contentEncoding: 'aes128gcm',
  })
  return { ...details, body: details.body }
}

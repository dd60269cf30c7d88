/** The most devices of one person; a further one takes the place of the one that was silent for longest. */
export const MOST_PUSH_DEVICES = 10

/** The longest name of a device. */
export const LONGEST_DEVICE_NAME = 60

/** What a browser says about where and how its push service takes messages. */
export interface PushSubscriptionKeys {
  endpoint: string
  /** The browser's public key: an uncompressed point of P-256, base64url. */
  p256dh: string
  /** 16 bytes that browser and server share, base64url. */
  auth: string
}

/** What of a subscription can't be right, by its field; null where it has the form of one. */
export function subscriptionProblem({
  endpoint,
  p256dh,
  auth,
}: PushSubscriptionKeys): keyof PushSubscriptionKeys | null {
  if (endpoint.length > 2_000 || !/^https?:\/\/\S+$/.test(endpoint)) return 'endpoint'
  // The first byte, 4, is all of the first sign and the beginning of the second.
  if (!/^B[A-P][\w-]{85}=?$/.test(p256dh)) return 'p256dh'
  return /^[\w-]{22}(==)?$/.test(auth) ? null : 'auth'
}

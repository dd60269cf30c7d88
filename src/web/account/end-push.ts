/** Longer than this nobody waits who logs out: a push service may be away. */
const PATIENCE = 1500

/**
 * Ends push messages to this browser: whoever uses it next must not read them. Its push service then answers the server's
 * next message with 410, by which the device is forgotten.
 */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([unsubscribe(), late])
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

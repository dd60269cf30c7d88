import { rememberedDevice, removeDevice } from '../shared/push-device.ts'

/** Longer than this nobody waits who logs out: the server or a push service may be away. */
const PATIENCE = 1500

/** Lets the server forget that this browser is a device of the person; only while the session lasts. */
export async function endDevice(): Promise<void> {
  const id = rememberedDevice()
  if (id) await soon(removeDevice(id))
}

/** Ends push messages to this browser as its push service knows it: whoever uses it next must not read them. */
export async function endPush(): Promise<void> {
  if ('serviceWorker' in navigator) await soon(unsubscribe())
}

async function soon(ending: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([ending, late])
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

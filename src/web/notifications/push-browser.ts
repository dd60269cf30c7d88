import type { PushHop } from '../gen/graphql.ts'

/** What the browser gives the server of a subscription. */
export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** A hop of a message that failed in the browser already. */
export class BrowserHopError extends Error {
  override name = 'BrowserHopError'
  readonly hop: PushHop

  constructor(hop: PushHop, cause?: unknown) {
    super(`Push messages fail at ${hop}.`, { cause })
    this.hop = hop
  }
}

/** Whether the browser can receive push messages at all. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether it could once the product is on the home screen: iPhones and iPads let no page do it before. */
export function needsHomeScreen(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return !canReceivePush() && (/iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac)
}

/** Subscribes this browser with the server's key, anew where it was subscribed with another one. Throws BrowserHopError. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  if (!canReceivePush()) throw new BrowserHopError('BROWSER')
  // Asked for first: Safari allows it within the click only.
  if ((await Notification.requestPermission()) !== 'granted') throw new BrowserHopError('PERMISSION')
  const { pushManager } = await registration()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) !== publicKey) await known.unsubscribe()
    return written(await pushManager.subscribe(options))
  } catch (error) {
    throw new BrowserHopError('SUBSCRIPTION', error)
  }
}

/** What this browser can say of the way of a message before one is sent. Throws BrowserHopError at the first hop that fails. */
export async function checkBrowser(publicKey: string): Promise<BrowserSubscription> {
  if (!canReceivePush()) throw new BrowserHopError('BROWSER')
  if ((await Notification.requestPermission()) !== 'granted') throw new BrowserHopError('PERMISSION')
  const known = await (await registration()).pushManager.getSubscription()
  if (!known || keyOf(known) !== publicKey) throw new BrowserHopError('SUBSCRIPTION')
  return written(known)
}

const patience = 5_000

async function registration(): Promise<ServiceWorkerRegistration> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BrowserHopError('SERVICE_WORKER')), patience)
  try {
    return await Promise.race([navigator.serviceWorker.ready, late])
  } finally {
    clearTimeout(timer)
  }
}

function keyOf(subscription: PushSubscription): string {
  return base64Url(subscription.options.applicationServerKey)
}

function written(subscription: PushSubscription): BrowserSubscription {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  }
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

/** Browser and system by which somebody knows a device again. */
export function browserAndSystem(): { browser: string; system: string } {
  const first = (known: [RegExp, string][]) =>
    known.find(([sign]) => sign.test(navigator.userAgent))?.[1] ?? 'Web'
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

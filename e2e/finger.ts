import type { CDPSession, Locator, Page } from '@playwright/test'

/** A place in the window, in pixels. */
interface Spot {
  x: number
  y: number
}

/** A finger on the screen of a phone, with the touches that the browser itself makes of it. */
export interface Finger {
  down: (at: Spot) => Promise<void>
  /** Goes to a place in small steps, as fingers do. */
  moveTo: (to: Spot, steps?: number) => Promise<void>
  up: () => Promise<void>
  /** What the system does when it takes the finger away, such as for a call. */
  cancel: () => Promise<void>
}

/** A finger on a page. */
export async function fingerOn(page: Page): Promise<Finger> {
  const client: CDPSession = await page.context().newCDPSession(page)
  let at: Spot = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Spot[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (spot) => {
      at = spot
      await touch('touchStart', [spot])
    },
    moveTo: async (to, steps = 8) => {
      const from = at
      for (let step = 1; step <= steps; step++) {
        at = {
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        }
        await touch('touchMove', [at])
      }
    },
    up: async () => void (await touch('touchEnd', [])),
    cancel: async () => void (await touch('touchCancel', [])),
  }
}

/** The middle of what is in sight. */
export async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How far a page is scrolled, in whole pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** A page that was pushed runs on for a while, in steps on a busy machine; a finger meanwhile only stops it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let still = 0, at = -1; still < 40; still = window.scrollY === at ? still + 1 : 0) {
      at = window.scrollY
      await frame()
    }
  })
}

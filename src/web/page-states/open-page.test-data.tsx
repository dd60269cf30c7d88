import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configure, fireEvent, getByLabelText, queryByRole } from '@testing-library/dom'
import { vi } from 'vitest'
import { App } from '../app.tsx'
import type { Bootstrap, BootstrapViewer } from '../bootstrap.ts'
import { speakFor } from '../http.ts'
import { createQueryClient } from '../query-client.ts'
import { createAppRouter } from '../router.tsx'
import type { Network } from './network.test-data.ts'

// What is hidden from everybody is a matter of styles, which these tests don't load.
configure({ defaultHidden: true })

/** Names of roles that these tests look for. */
type Role = 'heading' | 'button' | 'link' | 'region'

/** A page as a person finds it; each question waits until it can be answered. */
export interface OpenedPage {
  find(role: Role, name: string | RegExp): Promise<HTMLElement>
  has(role: Role, name: string | RegExp): boolean
  /** Waits for a sentence anywhere on the page. */
  sees(text: string): Promise<void>
  /** Waits until it is there no longer. */
  gone(text: string): Promise<void>
  text(): string
  field(label: string): HTMLInputElement
  /** Types into a field. */
  fill(label: string, value: string): void
}

const realTimeout = setTimeout
let close = () => {}

/** Closes what a test has opened, and forgets what it left in the browser. */
export function closePage(): void {
  close()
  close = () => {}
}

/** Opens an address in English as the browser does (main.tsx), for somebody, over a network. */
export function openPage(
  path: string,
  viewer: BootstrapViewer | null,
  network: Pick<Network, 'fetch'>,
): OpenedPage {
  giveSize()
  // What the application waits for passes at once; days and instants stay those of the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', network.fetch)
  window.history.replaceState(null, '', path)
  speakFor(viewer?.id ?? null, { userType: viewer?.userType ?? null })
  const bootstrap: Bootstrap = { ...nobody, viewer }
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, bootstrap })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <StrictMode>
      <App router={router} queryClient={queryClient} bootstrap={bootstrap} />
    </StrictMode>,
  )
  close = () => {
    root.unmount()
    // What was about to be asked is asked: the queue of questions outlives the page.
    vi.runOnlyPendingTimers()
    queryClient.clear()
    router.history.destroy()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
  const text = () => textIn(document.body)
  const field = (label: string) => getByLabelText<HTMLInputElement>(document.body, label)
  return {
    find: (role, name) =>
      until(() => {
        const found = queryByRole(document.body, role, { name })
        if (!found) throw new Error(`The page has no ${role} ${String(name)}: ${text()}`)
        return found
      }),
    has: (role, name) => queryByRole(document.body, role, { name }) !== null,
    sees: (wanted) =>
      until(() => {
        if (!text().includes(wanted)) throw new Error(`The page does not say '${wanted}' but: ${text()}`)
      }),
    gone: (unwanted) =>
      until(() => {
        if (text().includes(unwanted)) throw new Error(`The page still says '${unwanted}': ${text()}`)
      }),
    text,
    field,
    fill: (label, value) => fireEvent.change(field(label), { target: { value } }),
  }
}

/** A page without a layout has no height, and long lists draw only what is in sight. */
function giveSize(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280)
}

/** What is written below an element; styles are not. */
function textIn(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? (node.matches('style') ? '' : textIn(node)) : node.textContent))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

const nobody: Bootstrap = {
  viewer: null,
  language: null,
  demo: false,
  demoLogins: [],
  origin: 'https://mezzo.example',
  featureFlags: [],
}

/** Time that the application's own code may take, in milliseconds; its waiting is over at once. */
const PATIENCE = 20_000
/** What passes for the application from one look to the next, in milliseconds. */
const STEP = 50

async function until<Found>(look: () => Found): Promise<Found> {
  const end = performance.now() + PATIENCE
  for (;;) {
    try {
      return look()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await vi.advanceTimersByTimeAsync(STEP)
    // React works in tasks of its own, and modules come from files.
    await new Promise<void>((resolve) => realTimeout(resolve))
  }
}

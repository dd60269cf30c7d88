import { onlineManager } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isUnanswered } from '../http.ts'
import { closeToast, showToast } from '../ui/toast-store.ts'

/** How long a call is asked again before whoever made it hears that it failed, in milliseconds. */
const PATIENCE = 60_000
/** The longest pause between two tries; the server says how long, and not all come back at once. */
const LONGEST_PAUSE = 5_000
const USUAL_PAUSE = 2
const TOO_MANY = 429

let waiting = 0
let shown: string | null = null

/**
 * Asks again what the server could not answer, until it can or a minute is over; for what may arrive twice. Says so
 * meanwhile, and after it what has failed is read anew. Answers the last answer.
 */
export async function goOn(first: Response, again: () => Promise<Response>): Promise<Response> {
  waiting++
  const end = performance.now() + PATIENCE
  let answer = first
  try {
    while (isUnanswered(answer.status) && performance.now() < end) {
      say()
      await pauseAfter(answer)
      answer = await again().then(
        // Tries may become too many for a minute; what came of the first is as unknown as before.
        (next) => (next.status === TOO_MANY ? answer : next),
        (error: unknown) => {
          // Whoever asked wants it no longer.
          if (error instanceof Error && error.name === 'AbortError') throw error
          // Where nobody is there at all, one more try may find somebody.
          return answer
        },
      )
    }
  } finally {
    waiting--
    if (waiting === 0) void watch()
  }
  if (!isUnanswered(answer.status)) finish()
  return answer
}

function say(): void {
  onlineManager.setOnline(false)
  shown ??= showToast({
    text: <Said text="waiting" />,
    tone: 'info',
    position: 'top-center',
    autoClose: false,
  })
}

function finish(): void {
  if (shown === null) return
  closeToast(shown)
  shown = null
  showToast({ text: <Said text="over" />, position: 'top-center' })
  onlineManager.setOnline(true)
}

/** Nobody asks any more: the page itself looks whether the server is back. */
async function watch(): Promise<void> {
  await sleep(LONGEST_PAUSE)
  // Somebody has asked again meanwhile, and looks for themselves.
  if (shown === null || waiting > 0) return
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) finish()
  else await watch()
}

async function pauseAfter({ headers }: Response): Promise<void> {
  const seconds = Number(headers.get('Retry-After')) || USUAL_PAUSE
  await sleep(Math.min(LONGEST_PAUSE, seconds * 1_000) * (0.5 + Math.random()))
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function Said(props: { text: 'waiting' | 'over' }) {
  const t = useTranslations('outage')
  return t(props.text)
}

import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { untilFree } from './arrival/hands.ts'
import type { DrawnFor } from './bootstrap.ts'
import { nextTask } from './shared/next-task.ts'
import { reportClientError } from './shared/report-client-error.ts'
import { MOBILE, PHONE } from './shared/use-phone.ts'
import { ownTimeZone } from './shared/use-time-zone.ts'
import { InBrowser } from './ui/use-in-browser.ts'

/** The attribute of the root whose content the server has written. */
export const WRITTEN = 'data-written'

/** Whether the browser would draw just what the server has drawn for one that it took to be so. */
export function isDrawnForUs({ phone }: DrawnFor): boolean {
  const isPhone = [PHONE, MOBILE].map((query) => window.matchMedia(query).matches)
  const { overlays } = (window.history.state ?? {}) as { overlays?: unknown }
  return isPhone.every((is) => is === phone) && overlays === undefined
}

/** Makes a router draw what the server's has drawn, and makes ready all that it needs for that, bit by bit. */
export async function prepareToTakeOver(router: AnyRouter): Promise<void> {
  // It draws fewer boundaries around what is there already.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  // The first thing that is asked of Intl takes as long as a whole list of rows.
  ownTimeZone()
  await nextTask()
}

/** Makes the application run in the page that the server has written, at a moment that disturbs nobody. */
export async function takeOver(root: HTMLElement, app: ReactNode): Promise<void> {
  const giveBack = await untilFree()
  // In pieces, between which the browser does what somebody wants of it.
  startTransition(() => {
    hydrateRoot(root, <Taken onTaken={giveBack}>{app}</Taken>, {
      // What the server wrote differs from what belongs here: it is drawn anew, and we want to know.
      onRecoverableError: (error) => {
        const { message } = error instanceof Error ? error : new Error(String(error))
        reportClientError('API_ERROR', { name: 'PageDiffersError', message })
      },
    })
  })
}

function Taken(props: { onTaken: () => void; children: ReactNode }) {
  const { onTaken } = props
  const [isTaken, setIsTaken] = useState(false)
  useEffect(() => {
    // In pieces as well: what is changed at once is taken over at once, however much of it is left.
    startTransition(() => setIsTaken(true))
    // What is clicked while React works at something reaches nobody.
    const timer = setTimeout(onTaken)
    return () => clearTimeout(timer)
  }, [onTaken])
  return <InBrowser value={isTaken}>{props.children}</InBrowser>
}

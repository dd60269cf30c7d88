import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { untilFree } from './arrival/hands.ts'
import type { DrawnFor } from './bootstrap.ts'
import { reportClientError } from './shared/report-client-error.ts'
import { MOBILE, PHONE } from './shared/use-phone.ts'

/** The attribute of the root whose content the server has written. */
export const WRITTEN = 'data-written'

/** Whether the browser would draw just what the server has drawn for one that it took to be so. */
export function isDrawnForUs({ phone }: DrawnFor): boolean {
  const isPhone = [PHONE, MOBILE].map((query) => window.matchMedia(query).matches)
  const { overlays } = (window.history.state ?? {}) as { overlays?: unknown }
  return isPhone.every((is) => is === phone) && overlays === undefined
}

/** Makes a router draw what the server's has drawn, and has it read all that it needs for that. */
export async function prepareToTakeOver(router: AnyRouter): Promise<void> {
  // It draws fewer boundaries around what is there already.
  router.ssr = { manifest: undefined }
  await router.load()
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
  useEffect(() => {
    // What is clicked while React works at something reaches nobody.
    const timer = setTimeout(onTaken)
    return () => clearTimeout(timer)
  }, [onTaken])
  return props.children
}

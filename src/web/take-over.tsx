import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { untilFree } from './arrival/hands.ts'
import { reportClientError } from './shared/report-client-error.ts'

/** The attribute of the root whose content the server has written. */
export const WRITTEN = 'data-written'

/** Makes a router draw what the server's has drawn, and has it read all that it needs for that. */
export async function prepareToTakeOver(router: AnyRouter): Promise<void> {
  // It draws fewer boundaries around what is there already.
  router.ssr = { manifest: undefined }
  await router.load()
}

/** Makes the application run in the page that the server has written, at a moment that disturbs nobody. */
export async function takeOver(root: HTMLElement, app: ReactNode): Promise<void> {
  const giveBack = await untilFree()
  hydrateRoot(root, <Taken onTaken={giveBack}>{app}</Taken>, {
    // What the server wrote differs from what belongs here: it is drawn anew, and we want to know.
    onRecoverableError: (error) => {
      const { message } = error instanceof Error ? error : new Error(String(error))
      reportClientError('API_ERROR', { name: 'PageDiffersError', message })
    },
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

import { useCallback, useSyncExternalStore } from 'react'
import { answerQueueOf, type AnswerQueue, type QueuedAnswer } from './queued-answers.ts'
import { keptFor, useViewer } from './viewer.ts'

const NONE: readonly QueuedAnswer[] = []

/** The person's queue of answers; null for who is not logged in or acts as somebody else. */
export function useAnswerQueue(): AnswerQueue | null {
  const viewer = useViewer()
  if (!viewer || viewer.role === 'LINK' || viewer.impersonation) return null
  return answerQueueOf(keptFor(viewer))
}

/** The answers that wait to be sent or were refused, kept up to date over all tabs. */
export function useQueuedAnswers(): readonly QueuedAnswer[] {
  const queue = useAnswerQueue()
  const subscribe = useCallback((listener: () => void) => queue?.subscribe(listener) ?? ignore, [queue])
  return useSyncExternalStore(
    subscribe,
    () => queue?.list() ?? NONE,
    () => NONE,
  )
}

/** The answer of a request that waits or was refused. */
export function useQueuedAnswer(listingRequestId: string): QueuedAnswer | undefined {
  return useQueuedAnswers().find((answer) => answer.listingRequestId === listingRequestId)
}

function ignore() {}

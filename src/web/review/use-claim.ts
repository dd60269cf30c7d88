import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnce } from '../shared/use-once.ts'
import { claimReview, releaseReview, type ReviewItem } from './review-queries.ts'

/** How often work on something makes its time begin anew, at most. */
const RENEW_MILLISECONDS = 60_000

/** Whether an instant has passed, at the very moment. */
export function useIsOver(until: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setPassed(until), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && passed === until
}

/** Taking something and giving it back; while it is the viewer's, their keys and clicks make its time begin anew. */
export function useClaim(item: ReviewItem | null) {
  const queryClient = useQueryClient()
  const claim = item?.claim ?? null
  const isOver = useIsOver(claim?.until ?? null)
  const isOwn = claim !== null && claim.isOwn && !isOver
  const taken = useOnce({ send: claimReview })
  const given = useOnce({ send: releaseReview })
  const renewedAt = useRef(0)
  const renew = useEffectEvent(() => {
    if (!item || !isOwn || Date.now() - renewedAt.current < RENEW_MILLISECONDS) return
    renewedAt.current = Date.now()
    void claimReview(item, crypto.randomUUID())
      .then(() => queryClient.invalidateQueries({ queryKey: ['reviewQueue'] }))
      // Whoever decides is told then that the time is over.
      .catch(() => {})
  })
  useEffect(() => {
    if (!isOwn) return
    renewedAt.current = Date.now()
    document.addEventListener('keydown', renew)
    document.addEventListener('pointerdown', renew)
    return () => {
      document.removeEventListener('keydown', renew)
      document.removeEventListener('pointerdown', renew)
    }
  }, [isOwn])
  return {
    isOwn,
    /** It was the viewer's until just now. */
    hasRunOut: claim !== null && claim.isOwn && isOver,
    /** Somebody else has it. */
    other: claim && !claim.isOwn && !isOver ? claim : null,
    until: claim?.until ?? null,
    take: () => item && taken.run(item),
    giveBack: () => item && isOwn && given.run(item),
    busy: taken.busy || given.busy,
    error: taken.error ?? given.error,
  }
}

/** What useClaim answers. */
export type Claim = ReturnType<typeof useClaim>

import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { CleaningPlanQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { sendTelling } from '../shared/pictures/send-telling.ts'

const Plan = graphql(`
  query CleaningPlan($token: String!) {
    cleaningPlan(token: $token) {
      ...CleaningPlanParts
    }
  }

  fragment CleaningPlanParts on CleaningPlan {
    keys
    turnovers {
      listingId
      day
      unitName
      address
      departure
      arrival
      canBeDone
      doneAt
      photos {
        id
        addedAt
        isOwn
      }
    }
  }
`)

const Mark = graphql(`
  mutation MarkCleaned($token: String!, $listingId: ID!, $day: Day!, $done: Boolean!) {
    markCleaned(token: $token, listingId: $listingId, day: $day, done: $done) {
      error {
        ...Refusal
      }
    }
  }
`)

const RemovePhoto = graphql(`
  mutation RemoveCleaningPhoto($token: String!, $cleaningPhotoId: ID!) {
    removeCleaningPhoto(token: $token, cleaningPhotoId: $cleaningPhotoId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A unit between two stays, as whoever cleans reads it. */
export type PlannedCleaning = CleaningPlanQuery['cleaningPlan']['turnovers'][number]

/** What a link opens. */
export function cleaningPlanOptions(token: string) {
  return queryOptions({
    queryKey: ['cleaningPlan', token],
    queryFn: async () => (await request(Plan, { token })).cleaningPlan,
  })
}

/** Ticks a unit off, or takes that back. */
export function sendCleaned(tick: { token: string; listingId: string; day: string; done: boolean }) {
  return request(Mark, tick)
}

/** A turnover, as the page behind a link names it. */
export interface TurnoverOfLink {
  token: string
  listingId: string
  day: string
}

/** Adds a photo to a turnover and tells how much of it has arrived; the same `uploadId` again is the same photo. */
export function sendCleaningPhoto(
  { token, listingId, day, uploadId, file }: TurnoverOfLink & { uploadId: string; file: File },
  onProgress: (share: number) => void,
): Promise<{ photoId: string }> {
  const body = new FormData()
  body.set('listingId', listingId)
  body.set('day', day)
  body.set('uploadId', uploadId)
  body.set('file', file)
  const url = `/api/cleaning-plan-photos?token=${encodeURIComponent(token)}`
  return rest(url, { method: 'POST', body, by: sendTelling(onProgress) })
}

/** Removes a photo that came by this link. */
export function removeCleaningPhoto(token: string, cleaningPhotoId: string) {
  return request(RemovePhoto, { token, cleaningPhotoId })
}

/** Where the sizes of a photo are for whoever has the link. */
export function cleaningPhotoUrl(token: string, id: string, size: 'small' | 'large'): string {
  return `/api/cleaning-plan-photos/${id}/${size}?token=${encodeURIComponent(token)}`
}

import { DELETION_OBSTACLES, type DeletionObstacle } from '../catalogue/people.ts'

/** Days in which somebody can take the wish to be deleted back. */
export const DELETION_WITHDRAWAL_DAYS = 30

/** What stands in the way of a deletion, in the order of the catalogue. */
export function deletionObstacles(facts: Record<DeletionObstacle, boolean>): DeletionObstacle[] {
  return DELETION_OBSTACLES.filter((obstacle) => facts[obstacle])
}

/** Until when a wish to be deleted can be taken back. */
export function withdrawDeletionUntil(requestedAt: Temporal.Instant): Temporal.Instant {
  return requestedAt.add({ hours: DELETION_WITHDRAWAL_DAYS * 24 })
}

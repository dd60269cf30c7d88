import type { Day } from '../../kernel/day.ts'
import { canBeCleaned, type Turnover } from './turnovers.ts'

/** Most photos of a turnover (ours). */
export const CLEANING_PHOTOS_MAX = 10

/** Why a turnover takes no photo now: somebody still lives there, or it has as many as it may have. */
export type CleaningPhotoRefusal = 'notYet' | 'tooMany'

/** Whether a photo can be added to a turnover that has so many: as soon as it could be ticked off, ticked or not. */
export function whyNoCleaningPhoto(
  turnover: Pick<Turnover, 'departure'>,
  { count, today }: { count: number; today: Day },
): CleaningPhotoRefusal | null {
  if (!canBeCleaned(turnover, today)) return 'notYet'
  return count >= CLEANING_PHOTOS_MAX ? 'tooMany' : null
}

import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import type { Db } from '../../kernel/db/database.ts'
import { loadGaps } from '../listings/gaps.ts'
import type { PublishedUnitRow } from './sql.ts'

const noFirstDay: Gap = { gap: 'AVAILABLE_FROM', step: 'stay', field: 'availableFrom' }

/** What is missing before these units of a group may be public: what the group misses, and a first day of each. */
export async function gapsToPublish(
  db: Db,
  today: Temporal.PlainDate,
  groupId: string,
  units: readonly Pick<PublishedUnitRow, 'availableFromKnown'>[],
): Promise<Gap[]> {
  const gaps = (await loadGaps(db, [groupId], today)).get(groupId) ?? []
  const isTold = gaps.some(({ gap }) => gap === 'AVAILABLE_FROM')
  return isTold || units.every((unit) => unit.availableFromKnown) ? gaps : [...gaps, noFirstDay]
}

import { energyCertificateOf } from '../../../domain/listings/listing-details.ts'
import { type Gap, missingToPublish } from '../../../domain/listings/listing-gaps.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listPublishable, type PublishableRow } from './content-sql.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** What is missing today before groups may be published, by group id: only for ids that came out of a visible row. One statement. */
export async function loadGaps(db: Db, groupIds: readonly string[], today: Day): Promise<Map<string, Gap[]>> {
  const rows = await listPublishable(db, groupIds)
  return new Map(rows.map((row) => [row.groupId, gapsOf(row, today)]))
}

const noFirstDay: Gap = { gap: 'AVAILABLE_FROM', step: 'stay', field: 'availableFrom' }

/** What is missing before these units of a group may be public: what the group misses, and a first day of each. */
export async function gapsToPublish(
  db: Db,
  today: Day,
  groupId: string,
  units: readonly { availableFromKnown: boolean }[],
): Promise<Gap[]> {
  const gaps = (await loadGaps(db, [groupId], today)).get(groupId) ?? []
  const isListed = gaps.some(({ gap }) => gap === 'AVAILABLE_FROM')
  return isListed || units.every((unit) => unit.availableFromKnown) ? gaps : [...gaps, noFirstDay]
}

function gapsOf(row: PublishableRow, today: Day): Gap[] {
  const { street, streetNumber, zipCode, city, country } = row
  return missingToPublish(
    {
      ...row,
      address: { street, streetNumber, zipCode, city, country },
      energyCertificate: energyCertificateOf(row.energyCertificate),
    },
    today,
  )
}

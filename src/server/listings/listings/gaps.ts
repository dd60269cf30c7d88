import { sql } from 'kysely'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import { energyCertificateOf } from '../../../domain/listings/listing-details.ts'
import { type Gap, missingToPublish } from '../../../domain/listings/listing-gaps.ts'
import type { Db } from '../../kernel/db/database.ts'

interface PublishableRow {
  groupId: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  price: number
  currency: string
  area: number
  title: Record<string, string>
  energyCertificate: unknown
  registrationNumber: string | null
  minBookingDurationPermitId: string | null
  labels: Tag[]
  hasContactPerson: boolean
  rooms: number
  pictures: number
  availableFrom: Temporal.PlainDate | null
}

/** What is missing today before groups may be published, by group id: only for ids that came out of a visible row. One statement. */
export async function loadGaps(
  db: Db,
  groupIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<Map<string, Gap[]>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await sql<PublishableRow>`
    select g.id as "groupId", g.street, g.street_number as "streetNumber", g.zip_code as "zipCode", g.city, g.country,
      g.price, g.currency, g.area, g.title, g.energy_certificate as "energyCertificate",
      g.registration_number as "registrationNumber",
      g.min_booking_duration_permit_id as "minBookingDurationPermitId", g.labels, g.contact_person_id is not null as "hasContactPerson",
      jsonb_array_length(g.rooms) as rooms,
      (select count(*) from pictures p where p.group_id = g.id) as pictures,
      (select min(u.available_from) from listings u
        where u.group_id = g.id and u.deleted_at is null and u.available_from_known) as "availableFrom"
    from groups g where g.id = any(${groupIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.groupId, gapsOf(row, today)]))
}

function gapsOf(row: PublishableRow, today: Temporal.PlainDate): Gap[] {
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

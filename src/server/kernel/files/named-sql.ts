import { sql } from 'kysely'
import { IMAGE_SIZES } from '../../../domain/catalogue/pictures.ts'
import { PICTURE_FORMATS, PRIVATE_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import type { Db } from '../db/database.ts'

/** A content that a row names. */
export interface NamedContent {
  key: string
  /** What it has to be, where the row says so. */
  sha256: string | null
}

interface Named {
  id: string
  keys: string[]
  sha256: string | null
}

const inOneStatement = 2_000
const sizes = IMAGE_SIZES.flatMap((size) => PICTURE_FORMATS.map((format) => `${size}.${format}`))
const privateSizes = PRIVATE_PHOTO_SIZES.map((size) => `${size}.jpg`)

// Parts of exports and imports are not among them: no row says how many there are, and each is asked for anew.
const sources = [
  sql`select id, array[storage_key] as keys, sha256 from files`,
  sql`select id, array[storage_key] as keys, null as sha256 from message_attachments`,
  sql`select id, array[storage_key] as keys, null as sha256 from inbound_mails`,
  sql`select id, array(select 'pictures/' || storage_key || '/' || size from unnest(${sizes}::text[]) as size)
      || case when master_key is null then array[]::text[] else array['picture-masters/' || master_key || '.jpg'] end as keys,
    null as sha256 from pictures where storage_key is not null`,
  ...['cleaning_photos', 'key_handover_photos'].map(
    (table) => sql`
      select id, array(select storage_key || '/' || size from unnest(${privateSizes}::text[]) as size) as keys,
        null as sha256 from ${sql.table(table)}`,
  ),
]

/** Every content that the database names, in portions; one that several rows name may come several times. */
export async function* listNamedContents(db: Db): AsyncGenerator<NamedContent[]> {
  for (const source of sources) {
    for (let after: string | null = null; ;) {
      const { rows }: { rows: Named[] } = await sql<Named>`
        select * from (${source}) as named where ${after}::uuid is null or id > ${after}::uuid
        order by id limit ${inOneStatement}`.execute(db)
      yield rows.flatMap(({ keys, sha256 }) => keys.map((key) => ({ key, sha256 })))
      after = rows.at(-1)?.id ?? null
      if (rows.length < inOneStatement) break
    }
  }
}

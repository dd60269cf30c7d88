import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** A picture with its four sizes, as covers are shown. */
export interface CoverRow {
  id: string
  groupId: string
  name: string
  category: string
  contentHash: string
  urls: { thumbnail: string; small: string; medium: string; large: string }
}

/** A picture of a gallery. */
export interface PictureRow extends CoverRow {
  /** In pixels, of its largest size; null where nobody has measured. */
  width: number | null
  height: number | null
  /** A few pixels as a data: address. */
  placeholder: string | null
  /** Whether it was uploaded: drawn ones can't be turned. */
  isUploaded: boolean
}

/** Pictures of groups in their order; `firstOnly` for covers. */
export async function listPictures(
  source: Source,
  groupIds: readonly string[],
  firstOnly: boolean,
): Promise<PictureRow[]> {
  if (groupIds.length === 0) return []
  return (firstOnly ? coversOf : picturesOf).list(source, { groupIds })
}

const picturesOf = statement((db, { groupIds }: { groupIds: readonly string[] }) =>
  selectPictures(db)
    .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`)
    .orderBy('group_id')
    .orderBy('position'),
)

const coversOf = statement((db, { groupIds }: { groupIds: readonly string[] }) =>
  selectPictures(db)
    .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`)
    .where(sql<SqlBool>`position = 0`),
)

/** Pictures in the order of their ids, whoever asks: only for ids that came out of a visible row. */
export async function listPicturesById(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  const rows = await selectPictures(db).where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

function selectPictures(db: Db) {
  return db
    .selectFrom('pictures')
    .select([
      'id',
      'group_id as groupId',
      'name',
      'category',
      'content_hash as contentHash',
      'width',
      'height',
      'placeholder',
      sql<boolean>`storage_key is not null`.as('isUploaded'),
      sql<
        PictureRow['urls']
      >`json_build_object('thumbnail', thumbnail_url, 'small', small_url, 'medium', medium_url, 'large', large_url)`.as(
        'urls',
      ),
    ])
}

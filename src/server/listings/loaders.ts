import { batched } from '../graphql/loader.ts'
import { type GroupRow, listCounts, listGroups, listPictures, type PictureRow } from './sql.ts'

/** The content of a group: only for ids that came out of a visible row. */
export const groupById = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, GroupRow>> =>
    new Map((await listGroups(ctx.db, groupIds)).map((group) => [group.groupId, group])),
)

/** The first picture of a group, or null. */
export const coverOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, PictureRow>> =>
    new Map((await listPictures(ctx.db, groupIds, true)).map((picture) => [picture.groupId, picture])),
)

/** The pictures of a group in their order. */
export const picturesOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, PictureRow[]>> =>
    Map.groupBy(await listPictures(ctx.db, groupIds, false), (picture) => picture.groupId),
)

/** The stored counts of a group. */
export const countsOfGroup = batched(
  async (ctx, groupIds: readonly string[]) =>
    new Map((await listCounts(ctx.db, groupIds)).map((counts) => [counts.groupId, counts])),
)

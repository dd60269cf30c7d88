import type { Language } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { type PortalHome, portalText, portalVacancy } from '../../../domain/calendars/portal-home.ts'
import type { PortalCandidate } from '../../../domain/calendars/portal-verdict.ts'
import { listingPath } from '../../../domain/listings/listing-path.ts'
import { roomsOf } from '../../../domain/listings/listing-details.ts'
import { stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type ContentRow, listContents } from '../../listings/listings/content-sql.ts'
import { listPictures, type PictureRow } from '../../listings/listings/pictures-sql.ts'
import { type GroupRow, limitedBy, listGroups } from '../../listings/listings/sql.ts'
import { loadUnitDays, type UnitDays } from '../../listings/occupancy/calendars.ts'
import { type HomeStateRow, listHomeStates } from './home-sql.ts'

/** A group with all that decides whether portals get it, and all that they are told. */
export interface LoadedHome {
  candidate: PortalCandidate
  state: HomeStateRow
  group: GroupRow
  content: ContentRow
  pictures: PictureRow[]
  units: UnitDays[]
}

/** Loads groups for portals, by id; five statements however many there are. */
export async function loadHomes(
  db: Db,
  groupIds: readonly string[],
  today: Day,
): Promise<Map<string, LoadedHome>> {
  if (groupIds.length === 0) return new Map()
  const [states, groups, contents, pictures, units] = await Promise.all([
    listHomeStates(db, groupIds),
    listGroups(db, groupIds),
    listContents(db, groupIds),
    listPictures(db, groupIds, false),
    loadUnitDays(db, groupIds, { since: today, today }),
  ])
  const stateOf = new Map(states.map((row) => [row.groupId, row]))
  const contentOf = new Map(contents.map((row) => [row.groupId, row]))
  const picturesOf = Map.groupBy(pictures, (picture) => picture.groupId)
  return new Map(
    groups.flatMap((group) => {
      const state = stateOf.get(group.groupId)
      const content = contentOf.get(group.groupId)
      if (!state || !content) return []
      const own = picturesOf.get(group.groupId) ?? []
      const candidate = candidateOf(group, content, state)
      const home = { candidate, state, group, content, pictures: own, units: units.get(group.groupId) ?? [] }
      return [[group.groupId, home] as const]
    }),
  )
}

/** What decides whether a portal gets a group. */
export function candidateOf(group: GroupRow, content: ContentRow, state: HomeStateRow): PortalCandidate {
  const { labels, zipCode, city, country, fromPrice, area, title } = group
  const { isDeleted, isArchived, publishedUnits, pictures } = state
  const rooms = roomsOf(content.rooms).length
  return {
    labels,
    isDeleted,
    isArchived,
    publishedUnits,
    zipCode,
    city,
    country,
    price: fromPrice,
    area,
    rooms,
    pictures,
    title,
  }
}

/** What a portal is told of a group, in its language. */
export function portalHomeOf(
  { group, content, state, pictures, units }: LoadedHome,
  { language, origin, today }: { language: Language; origin: string; today: Day },
): PortalHome {
  const limits = stayLimits(limitedBy(group), today)
  const rooms = roomsOf(content.rooms)
  const shown = units.filter(({ unit }) => unit.published)
  const path = listingPath(language, {
    _id: state.listingId,
    groupId: group.groupId,
    partOfGroup: group.partOfGroup,
  })
  return {
    id: group.groupId,
    url: origin + path,
    title: portalText(group.title, language),
    description: portalText(group.description, language),
    zipCode: group.zipCode,
    city: group.city,
    country: group.country,
    homeType: group.homeType,
    furnitureStandard: group.furnitureStandard,
    area: group.area,
    rooms: rooms.length,
    bedrooms: rooms.filter(({ roomType }) => roomType === 'BEDROOM').length,
    accommodates: group.accommodates,
    price: group.fromPrice,
    highestPrice: group.toPrice,
    currency: group.currency,
    deposit: group.deposit,
    finalCleaningFee: content.finalCleaningFee,
    petRule: group.petRule,
    smokingRule: group.smokingRule,
    amenities: group.amenities,
    minMonths: strictestLimit(limits, 'MINIMUM'),
    maxMonths: strictestLimit(limits, 'MAXIMUM'),
    vacancy: portalVacancy(shown, today),
    units: shown.length,
    registrationNumber: content.registrationNumber,
    pictures: pictures.map(({ urls, category }) => ({ url: new URL(urls.large, origin).href, category })),
  }
}

import { DAC7_COUNTRIES } from '../../../domain/catalogue/tax.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import {
  type BoardDetails,
  type BoardHome,
  type BoardItem,
  missingBoard,
} from '../../../domain/money/missing-board.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { loadGaps } from '../../listings/listings/gaps.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { findVerifiedIdentity } from '../../people/identity/sql.ts'
import { type BillingDetailsRow, listBillingDetails } from '../billing/details-sql.ts'
import { payoutGapsOf } from '../payouts/homes.ts'
import { listPayoutHomes, type PayoutHomeRow } from '../payouts/homes-sql.ts'
import { type BoardHomeRow, listBoardHomes } from './sql.ts'

/** The board of a landlord, and the single apartments behind its homes. */
export interface Board {
  items: BoardItem[]
  /** The listing of a home that is a single apartment, by its group. */
  listingIds: ReadonlyMap<string, string>
}

/** What a landlord's world lacks for payout, tax, contracts and publishing; money and taxes are the landlord's own. */
export async function loadBoard(ctx: Context): Promise<Board> {
  const viewer = requireViewer(ctx)
  const isOwner = viewer.role === 'OWNER' && !viewer.impersonation
  const [rows, identified, details, payoutHomes] = await Promise.all([
    listBoardHomes(ctx.reads, viewer),
    isOwner ? isIdentified(ctx, viewer) : null,
    isOwner ? listBillingDetails(ctx.reads, viewer.id) : null,
    isOwner ? listPayoutHomes(ctx.reads, viewer, providerOf(ctx)) : [],
  ])
  const offered = rows.filter(isOffered)
  const gaps = await loadGaps(
    ctx.db,
    offered.map(({ groupId }) => groupId),
    ctx.today(),
  )
  const money = new Map(payoutHomes.map((home) => [home.groupId, home]))
  const homes = await Promise.all(rows.map((row) => homeOf(ctx, row, money.get(row.groupId), gaps)))
  const items = missingBoard({ isIdentified: identified, details: details && details.map(detailsOf), homes })
  return {
    items,
    listingIds: new Map(rows.flatMap(({ groupId, listingId }) => (listingId ? [[groupId, listingId]] : []))),
  }
}

function providerOf({ payments, config }: Context) {
  return { provider: payments?.provider ?? null, mode: config.invoiceMode }
}

/** Whether the person has proved who they are; null where it isn't asked for. */
async function isIdentified(ctx: Context, viewer: Viewer): Promise<boolean | null> {
  const flags = await listEnabledFlags(ctx.db, viewer.id)
  if (!flags.includes('ID_VERIFICATION')) return null
  return (await findVerifiedIdentity(ctx.db, viewer.id, ctx.today())) !== undefined
}

// What was shown once and isn't any more was taken out by somebody.
function isOffered({ isPublished, wasPublished }: BoardHomeRow): boolean {
  return isPublished || !wasPublished
}

async function homeOf(
  ctx: Context,
  row: BoardHomeRow,
  money: PayoutHomeRow | undefined,
  gaps: ReadonlyMap<string, readonly Gap[]>,
): Promise<BoardHome> {
  const isReported = DAC7_COUNTRIES.some((country) => country === money?.country)
  return {
    groupId: row.groupId,
    name: row.name,
    payoutGaps: money ? await payoutGapsOf(ctx, money) : null,
    isReported,
    lacksLandRegister: money ? isReported && money.landRegisterNumber === '' : null,
    hasLandlordAddress: row.hasLandlordAddress,
    listingGaps: isOffered(row) ? (gaps.get(row.groupId) ?? []) : null,
  }
}

function detailsOf(item: BillingDetailsRow): BoardDetails {
  const isCompany = item.type === 'COMPANY'
  return {
    id: item.id,
    name: (isCompany && item.companyName) || `${item.firstName} ${item.lastName}`.trim(),
    type: item.type,
    isExempt: item.isExempt,
    isCompliant: item.isCompliant,
    missing: item.missing,
    taxIdNotIssued: item.taxIdNotIssued,
    isUsed: item.linkedGroupIds.length > 0,
  }
}

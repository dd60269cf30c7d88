import type { IdVerificationFailureReason } from '../../../domain/catalogue/checks.ts'
import { DAC7_COUNTRIES } from '../../../domain/catalogue/tax.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import {
  type BoardDetails,
  type BoardHome,
  type MissingBoard,
  missingBoard,
} from '../../../domain/money/missing-board.ts'
import { type IdentitySentence, identitySentence } from '../../../domain/people/identity-sentence.ts'
import { type PayoutObstacle, payoutObstacle } from '../../../domain/money/payout-obstacle.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { loadGaps } from '../../listings/listings/gaps.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { findIdVerification, findVerifiedIdentity } from '../../people/identity/sql.ts'
import { type BillingDetailsRow, listBillingDetails } from '../billing/details-sql.ts'
import { payoutGapsOf } from '../payouts/homes.ts'
import { listPayoutHomes, type PayoutHomeRow } from '../payouts/homes-sql.ts'
import { findTaxDataRequest } from '../tax-data/sql.ts'
import { type BoardHomeRow, findPayoutObstacleFacts, listBoardHomes } from './sql.ts'

/** The board of a landlord, the single apartments behind its homes, and the person's verification. */
export interface Board extends MissingBoard {
  /** The listing of a home that is a single apartment, by its group. */
  listingIds: ReadonlyMap<string, string>
  /** Null where it isn't asked for. */
  identity: BoardIdentity | null
}

/** Where the verification of the person's identity stands, with why it failed. */
export interface BoardIdentity {
  sentence: IdentitySentence
  failureReason: IdVerificationFailureReason | null
  explanation: string
}

/** What a landlord's world lacks for payout, tax, contracts and publishing; money and taxes are the landlord's own. */
export async function loadBoard(ctx: Context): Promise<Board> {
  const viewer = requireViewer(ctx)
  const isOwner = isLandlord(viewer)
  const [rows, identity, details, payoutHomes] = await Promise.all([
    listBoardHomes(ctx.reads, viewer),
    isOwner ? loadIdentity(ctx, viewer) : null,
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
  return {
    ...missingBoard({
      identity: identity && identity.sentence,
      details: details && details.map(detailsOf),
      homes,
    }),
    identity,
    listingIds: new Map(rows.flatMap(({ groupId, listingId }) => (listingId ? [[groupId, listingId]] : []))),
  }
}

/** What keeps the landlord's money from coming, the most pressing; null for nothing, and for everybody else. */
export async function loadPayoutObstacle(ctx: Context): Promise<PayoutObstacle | null> {
  const viewer = requireViewer(ctx)
  if (!viewer.landlordId || !isLandlord(viewer)) return null
  const [facts, taxData] = await Promise.all([
    findPayoutObstacleFacts(ctx.reads, { viewer, ...providerOf(ctx) }),
    findTaxDataRequest(ctx.reads, viewer.landlordId),
  ])
  return facts ? payoutObstacle({ ...facts, taxData: taxData ?? null }, ctx.today()) : null
}

// Money and taxes are the landlord's own.
function isLandlord({ role, impersonation }: Viewer): boolean {
  return role === 'OWNER' && !impersonation
}

function providerOf({ payments, config }: Context) {
  return { provider: payments?.provider ?? null, mode: config.invoiceMode }
}

async function loadIdentity(ctx: Context, viewer: Viewer): Promise<BoardIdentity | null> {
  const flags = await listEnabledFlags(ctx.db, viewer.id)
  if (!flags.includes('ID_VERIFICATION')) return null
  const [latest, verified] = await Promise.all([
    findIdVerification(ctx.db, viewer.id),
    findVerifiedIdentity(ctx.db, viewer.id, ctx.today()),
  ])
  const sentence = identitySentence({ latest: latest ?? null, isVerified: verified !== undefined })
  const isOver = sentence === 'failed' || sentence === 'again'
  return {
    sentence,
    failureReason: (isOver && latest?.failureReason) || null,
    explanation: (isOver && latest?.explanation) || '',
  }
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

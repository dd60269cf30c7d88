import { DEAL_STAGE_IDS } from '../../../domain/catalogue/deals.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { dayOf, daysOfStay } from '../../../domain/kernel/day.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import { dealOf } from '../../../domain/rentals/deal.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { callOf } from '../../people/staff/staff-person-type.ts'
import { dealFactsOf, type RequestRow } from '../lifecycle/rows.ts'
import { landlordFeeOf } from '../requests/request-money-type.ts'
import { isKeyAccount, landlordNameOf } from './deal-card-type.ts'
import { DEAL_TABLE_COLUMNS, type DealTableColumn } from './export-texts.ts'

/** A deal as a line of the table. */
type DealCells = Record<DealTableColumn, string | number>

/** The first line of the table of deals in a language. */
export function dealsHead(language: Language): string {
  return BYTE_ORDER_MARK + writeCsv([Object.values(DEAL_TABLE_COLUMNS[language])])
}

/** Deals as lines of RFC 4180: days as YYYY-MM-DD, amounts in major units with a point, catalogue words as they are. */
export function dealLines(deals: readonly DealCells[]): string {
  return writeCsv(deals.map((deal) => Object.values(deal)))
}

/** What the table says of a deal; nobody's email or telephone number. */
export async function dealCellsOf(ctx: Context, row: RequestRow): Promise<DealCells> {
  const [call, isOfKeyAccount] = await Promise.all([callOf(ctx, row.landlordId), isKeyAccount(ctx, row)])
  return {
    reference: row.userFriendlyId,
    status: dealOf(dealFactsOf(row)).status,
    stage: row.dealColumn,
    stageId: row.dealColumn === 'LOST' ? '' : DEAL_STAGE_IDS[row.dealColumn],
    since: dayOf(row.dealSince),
    tenant: `${row.firstName} ${row.lastName}`,
    company: row.companyName,
    landlord: landlordNameOf(row),
    listing: row.groupName,
    place: row.groupPlace,
    from: row.from,
    to: row.to,
    days: daysOfStay(row),
    fee: toMajorUnits(landlordFeeOf(ctx, row), row.currency),
    currency: row.currency,
    manager: call?.manager?.name ?? '',
    keyAccount: isOfKeyAccount ? 'true' : 'false',
  }
}

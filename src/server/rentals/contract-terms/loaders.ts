import type { ContractChoice } from '../../../domain/rentals/contract-choice.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { type ContractSituation, loadContractSituations } from '../offers/contract-situation.ts'
import { listContractTerms } from '../offers/contract-terms-sql.ts'

/** What the landlord has decided about the contract of a request, batched. */
export const termsOfRequest = batched(
  (ctx, requestIds: readonly string[]): Promise<Map<string, ContractChoice>> =>
    listContractTerms(ctx.db, requestIds),
)

/** Everything that decides about the contract of a request, batched. */
export const situationOfRequest = batched(
  async (ctx, rows: readonly RequestRow[]): Promise<Map<RequestRow, ContractSituation>> => {
    const found = await loadContractSituations(ctx.db, ctx.viewer, rows)
    const known = rows.flatMap((row) => {
      const situation = found.get(row.id)
      return situation ? [[row, situation] as const] : []
    })
    return new Map(known)
  },
)

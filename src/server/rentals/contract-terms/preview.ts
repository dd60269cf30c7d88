import {
  CLEANING_FEE_FREQUENCIES,
  TIMES_OF_PAYMENT,
  CONTRACT_NAMES,
} from '../../../domain/catalogue/contracts.ts'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { type ContractChoice, contractChoiceErrors } from '../../../domain/rentals/contract-choice.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { listGroups } from '../../listings/listings/sql.ts'
import { contractDataOf } from '../offers/contract-data.ts'
import { findContractedLocation } from '../offers/contract-sources-sql.ts'
import { renderDraft } from '../offers/contract-document.ts'
import { contractSituationOf } from '../offers/contract-situation.ts'
import { contractOptionsOf } from './options.ts'

/** What a preview's address may say in place of the terms that are kept. */
export type PreviewQuery = Readonly<Record<string, string | undefined>>

/** The contract of a request as it would be now, as a draft. */
export async function previewContract(
  ctx: Context,
  viewer: Viewer,
  requestId: string,
  query: PreviewQuery,
): Promise<Uint8Array> {
  const options = await contractOptionsOf(ctx, viewer, requestId)
  const { row, terms } = options
  const choice = { ...changedBy(terms, query), ownContractFileId: null }
  const situation = await contractSituationOf(ctx.db, ctx.viewer, row)
  const { hasOnlineSigning } = options
  const errors = contractChoiceErrors(choice, situation.stay, { price: options.price, hasOnlineSigning })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const [group] = await listGroups(ctx.db, [row.groupId])
  if (!group) throw new ResourceNotFoundError()
  const listingId = row.offer?.listingId ?? row.extendsListingId
  const data = contractDataOf(
    { row, group, ...situation },
    {
      ...choice,
      from: row.from,
      to: row.to,
      type: options.type,
      methodOfBooking: row.methodOfBooking,
      unitName: row.offer?.unitName ?? row.groupName,
      unitLocation: await findContractedLocation(ctx.db, row.groupId, listingId),
      price: options.price,
      totalRent: row.totalRent,
      currency: row.currency,
      createdAt: ctx.now(),
    },
  )
  return renderDraft(data)
}

function changedBy(terms: ContractChoice, query: PreviewQuery): ContractChoice {
  return {
    ...terms,
    contractName: oneOf(CONTRACT_NAMES, query['contractName'], 'contractName') ?? terms.contractName,
    language: oneOf(LANGUAGES, query['language'], 'language') ?? terms.language,
    timeOfPayment: oneOf(TIMES_OF_PAYMENT, query['timeOfPayment'], 'timeOfPayment') ?? terms.timeOfPayment,
    cleaningFee: amount(query['cleaningFee']) ?? terms.cleaningFee,
    cleaningFeeFrequency:
      oneOf(CLEANING_FEE_FREQUENCIES, query['cleaningFeeFrequency'], 'cleaningFeeFrequency') ??
      terms.cleaningFeeFrequency,
    deposit: amount(query['deposit']) ?? terms.deposit,
    houseRules: query['houseRules'] ?? terms.houseRules,
    isOnlineSigning:
      query['isOnlineSigning'] === undefined ? terms.isOnlineSigning : query['isOnlineSigning'] === 'true',
  }
}

function oneOf<T extends string>(
  values: readonly T[],
  text: string | undefined,
  field: string,
): T | undefined {
  if (text === undefined) return undefined
  const found = values.find((value) => value === text)
  if (found === undefined) throw new ValidationError({ [field]: `contractTerms.errors.${field}.unknown` })
  return found
}

function amount(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

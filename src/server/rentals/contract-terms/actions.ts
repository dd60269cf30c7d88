import { type ContractChoice, contractChoiceErrors } from '../../../domain/rentals/contract-choice.ts'
import { canPrepareContract, canMakeOffer } from '../../../domain/rentals/offer.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isHolding } from '../../../domain/rentals/landlord-status.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, lockVisibleRequest, reprojectAround } from '../lifecycle/command.ts'
import { declineForTakenDays } from '../lifecycle/conflicts.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { contractSituationOf } from '../offers/contract-situation.ts'
import { listOwnContracts, saveContractTerms } from '../offers/contract-terms-sql.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { powerOfSender } from '../offers/sending-power.ts'
import { replaceOffer } from '../signing/replace-offer.ts'
import { missingFor } from './options.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/**
 * Decides about the contract of a request. Before there is one it is kept for it; one that nobody has signed is
 * cancelled and made anew on the same days; where everything else is settled, the contract is made at once.
 */
export async function prepareContract(
  ctx: Context,
  requestId: string,
  choice: ContractChoice,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'prepareContract', body: { requestId, ...choice } },
      async () => {
        const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
        demand(canPrepareContract(request.facts))
        await checkChoice(trx, ctx, request, choice)
        await saveContractTerms(trx, request.row, choice, ctx.now())
        const { contractName } = choice
        await auditRequest(trx, ctx, request.row, 'prepareContract', {
          contractName,
          ownContract: choice.ownContractFileId !== null,
        })
        await bringAbout(trx, ctx, request, choice)
        await reprojectAround(trx, request)
        return requestId
      },
    ),
  )
}

async function checkChoice(
  trx: Db,
  ctx: Context,
  { row }: LockedRequest,
  choice: ContractChoice,
): Promise<void> {
  const situation = await contractSituationOf(trx, ctx.viewer, row)
  const { stay, source, hasOnlineSigning } = situation
  const errors = contractChoiceErrors(choice, stay, { price: source.price, hasOnlineSigning })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  if (choice.ownContractFileId !== null) {
    const own = await listOwnContracts(trx, row.id)
    if (!own.some(({ fileId }) => fileId === choice.ownContractFileId)) throw new ResourceNotFoundError()
  }
  const required = missingFor(row, situation, choice).find((missing) => missing.required)
  if (required) throw new ValidationError({ contractName: `contractTerms.errors.missing.${required.gap}` })
}

/** The contract that the decision is about, if one is there or can be made now. */
async function bringAbout(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  choice: ContractChoice,
): Promise<void> {
  const { row, facts } = request
  if (row.offer && isHolding(facts.latestOffer)) {
    await replaceOffer(trx, ctx, row.offer, 'TERMS_CHANGED', {
      status: choice.isOnlineSigning ? 'LANDLORD_SIGNING' : 'PROPOSED',
      is_online_signing: choice.isOnlineSigning,
      contract_name: choice.contractName,
      language: choice.language,
      time_of_payment: choice.timeOfPayment,
      cleaning_fee: choice.cleaningFee,
      cleaning_fee_frequency: choice.cleaningFeeFrequency,
      deposit: choice.deposit,
      house_rules: choice.houseRules,
      own_contract_file_id: choice.ownContractFileId,
      signing_power_id: choice.isOnlineSigning ? await powerOfSender(trx, ctx, row) : null,
    })
    return
  }
  const circumstances = { hasPermission: true, freeUnits: countFreeUnits(row, request.calendars) }
  if (!canMakeOffer(facts, circumstances).value) return
  const offerId = await makeOffer(trx, ctx, request)
  if (offerId && row.type === 'EXTENSION') {
    await declineForTakenDays(trx, ctx, request, { suppressingListingRequestId: row.id })
  }
}

import { type ContractChoice, choiceFor, maximumDeposit } from '../../../domain/rentals/contract-choice.ts'
import { contractGaps, type MissingDatum } from '../../../domain/rentals/contract-gaps.ts'
import { canPrepareContract, canMakeOffer } from '../../../domain/rentals/offer.ts'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'
import type { ContractType } from '../../../domain/catalogue/contracts.ts'
import { isHolding } from '../../../domain/rentals/landlord-status.ts'
import {
  contractLanguages,
  supportedContracts,
  type SupportedContract,
} from '../../../domain/rentals/supported-contracts.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import { type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { AnnexedContract } from '../offers/contract.ts'
import {
  annexedBy,
  choiceNow,
  contractSituationOf,
  type ContractSituation,
} from '../offers/contract-situation.ts'
import { listOwnContracts, type OwnContract } from '../offers/contract-terms-sql.ts'
import { findOfferForSystem } from '../lifecycle/offers-sql.ts'

/** A contract that a landlord may choose for a request, and what it would lack. */
export interface ContractOption extends SupportedContract {
  languages: readonly Language[]
  /** In minor units; null where the law sets no limit. */
  maximumDeposit: number | null
  missing: MissingDatum[]
}

/** What a landlord can decide about the contract of a request, and what would come of it. */
export interface ContractOptions {
  row: RequestRow
  contracts: ContractOption[]
  terms: ContractChoice
  isSaved: boolean
  missing: MissingDatum[]
  ownContracts: OwnContract[]
  type: ContractType
  country: string
  price: number
  hasOnlineSigning: boolean
  houseRules: { language: Language; text: string }[]
  annexTo: AnnexedContract | null
  canPrepare: Verdict
  /** An offer that nobody has signed gives way to a new one. */
  willReplace: boolean
  /** Everything else is settled: the contract is made at once. */
  willMake: boolean
}

/** The options of a request that the landlord may see. */
export async function contractOptionsOf(
  ctx: Context,
  viewer: Viewer,
  requestId: string,
): Promise<ContractOptions> {
  const row = await findRequest(ctx.db, viewer, 'landlord', requestId)
  if (!row) throw new ResourceNotFoundError()
  const situation = await contractSituationOf(ctx.db, ctx.viewer, row)
  const terms = (await termsOfOffer(ctx, row, situation)) ?? termsShown(situation)
  const contracts = supportedContracts(situation.stay).map((contract): ContractOption => ({
    ...contract,
    languages: contractLanguages(situation.source.country),
    maximumDeposit: maximumDeposit(contract.name, situation.source.country, situation.source.price),
    missing: missingFor(row, situation, { ...terms, contractName: contract.name, ownContractFileId: null }),
  }))
  const facts = storedFactsOf(row)
  const canPrepare = canPrepareContract(facts)
  return {
    row,
    contracts,
    terms,
    isSaved: situation.saved !== null,
    missing: missingFor(row, situation, terms),
    ownContracts: await listOwnContracts(ctx.db, row.id),
    type: situation.stay.type,
    country: situation.source.country,
    price: row.offer?.price ?? situation.source.price,
    hasOnlineSigning: situation.hasOnlineSigning,
    houseRules: LANGUAGES.map((language) => ({
      language,
      text: situation.source.houseRules[language] ?? '',
    })),
    annexTo: annexedBy(situation.chain, terms.contractName),
    canPrepare,
    willReplace: canPrepare.value && isHolding(facts.latestOffer),
    willMake: canPrepare.value && canMakeOffer(facts, { hasPermission: true, freeUnits: 1 }).value,
  }
}

/** What the contract that is alive says, one from before landlords could choose with what it took from the listing; null when there is none. */
async function termsOfOffer(
  ctx: Context,
  row: RequestRow,
  { stay, listing }: ContractSituation,
): Promise<ContractChoice | null> {
  if (!row.offer || !isHolding(storedFactsOf(row).latestOffer)) return null
  const offer = await findOfferForSystem(ctx.db, row.offer.id)
  if (!offer) return null
  const language = offer.language ?? choiceFor(offer.contractName, stay, listing).language
  return {
    contractName: offer.contractName,
    language,
    timeOfPayment: offer.timeOfPayment,
    cleaningFee: offer.cleaningFee,
    cleaningFeeFrequency: offer.cleaningFeeFrequency,
    deposit: offer.deposit,
    houseRules: offer.houseRules ?? listing.houseRulesIn(language),
    isOnlineSigning: offer.isOnlineSigning,
    ownContractFileId: offer.ownContractFileId,
  }
}

/** What was decided, else what would be made; where only an own document will do, what that would go with. */
function termsShown(situation: ContractSituation): ContractChoice {
  const { stay, listing } = situation
  const chosen = situation.saved ?? choiceNow(situation)
  if (chosen) return chosen
  const [first] = supportedContracts(stay)
  return { ...choiceFor(first?.name ?? stay.contractName, stay, listing), isOnlineSigning: false }
}

/** What a contract with these terms lacks. */
export function missingFor(
  row: RequestRow,
  situation: ContractSituation,
  terms: ContractChoice,
): MissingDatum[] {
  const { source, stay } = situation
  const contract = supportedContracts(stay).find(({ name }) => name === terms.contractName)
  return contractGaps({
    contractName: terms.contractName,
    country: source.country,
    language: terms.language,
    type: stay.type,
    isTemplateSupported: contract?.isTemplateSupported ?? false,
    hasOwnContract: terms.ownContractFileId !== null,
    companyName: row.companyName,
    landlordAddress: source.landlordAddress,
    registrationNumber: source.registrationNumber,
    hasEnergyCertificate: source.energyCertificate !== null,
    listingHouseRules: source.houseRules,
    houseRules: terms.houseRules,
  })
}

import type { ContractType } from '../../../domain/catalogue/contracts.ts'
import {
  type ContractChoice,
  contractChoiceErrors,
  defaultContractChoice,
  type ListingTerms,
} from '../../../domain/rentals/contract-choice.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { localize } from '../../../domain/kernel/text.ts'
import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import {
  type ContractedStay,
  isStudentContract,
  mayTestContracts,
  TEST_CONTRACT,
} from '../../../domain/rentals/supported-contracts.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import type { AnnexedContract } from './contract.ts'
import {
  type ChainedContract,
  type ContractSourceRow,
  listContractChains,
  listContractSources,
} from './contract-sources-sql.ts'
import { listContractTerms } from './contract-terms-sql.ts'

/** Everything that decides about the contract of a request. */
export interface ContractSituation {
  stay: ContractedStay
  source: ContractSourceRow
  listing: ListingTerms
  /** Whether the landlord may have contracts signed online at all. */
  hasOnlineSigning: boolean
  /** What the landlord has decided; null until then. */
  saved: ContractChoice | null
  /** The contracts that this one would prolong, the first one first. */
  chain: ChainedContract[]
}

/** The situations of requests by id, as the viewer may decide about them; one statement each for all of them. */
export async function loadContractSituations(
  db: Db,
  viewer: Context['viewer'],
  rows: readonly RequestRow[],
): Promise<Map<string, ContractSituation>> {
  const sources = await listContractSources(db, [...new Set(rows.map((row) => row.groupId))])
  const saved = await listContractTerms(
    db,
    rows.map((row) => row.id),
  )
  const extended = rows.flatMap((row) => row.extendsBookingId ?? [])
  const chains = await listContractChains(db, extended)
  const flags = new Map<string, FeatureFlagName[]>()
  for (const landlordId of new Set(rows.map((row) => row.landlordId))) {
    flags.set(landlordId, await listEnabledFlags(db, landlordId))
  }
  return new Map(
    rows.flatMap((row) => {
      const group = sources.get(row.groupId)
      if (!group) return []
      // What was asked for stays, whatever the listing says since.
      const { price, deposit, finalCleaningFee } = row
      const source = { ...group, price, deposit, finalCleaningFee }
      const chain = row.extendsBookingId === null ? [] : (chains.get(row.extendsBookingId) ?? [])
      const enabled = flags.get(row.landlordId) ?? []
      const hasOnlineSigning = enabled.includes('ONLINE_SIGNING')
      const situation = {
        stay: contractedStay(row, {
          source,
          chain,
          enabled,
          testContracts: chosenBy(viewer, saved.get(row.id), chain),
        }),
        source,
        listing: listingTerms(source, hasOnlineSigning),
        hasOnlineSigning,
        saved: saved.get(row.id) ?? null,
        chain,
      }
      return [[row.id, situation] as const]
    }),
  )
}

/** The situation of one request. */
export async function contractSituationOf(
  db: Db,
  viewer: Context['viewer'],
  row: RequestRow,
): Promise<ContractSituation> {
  const situation = (await loadContractSituations(db, viewer, [row])).get(row.id)
  if (!situation) throw new Error(`The group ${row.groupId} of request ${row.id} is gone.`)
  return situation
}

// Once chosen it is a contract like others: the tenant's yes and the job that writes it come without permissions.
function chosenBy(
  viewer: Context['viewer'],
  saved: ContractChoice | undefined,
  [first]: readonly ChainedContract[],
): boolean {
  if (saved?.contractName === TEST_CONTRACT || first?.contractName === TEST_CONTRACT) return true
  return viewer !== null && mayTestContracts(viewer.permissions)
}

function contractedStay(
  row: RequestRow,
  around: {
    source: ContractSourceRow
    chain: readonly ChainedContract[]
    enabled: readonly FeatureFlagName[]
    testContracts: boolean
  },
): ContractedStay {
  const { source, enabled, testContracts } = around
  const [first] = around.chain
  const made = [first?.contractName, row.offer?.contractName]
  return {
    from: first?.from ?? row.from,
    to: row.to,
    country: source.country,
    contractName: source.contractName,
    reasonForStay: row.reasonForStay,
    type: contractTypeOf(row),
    prolongations: around.chain.length,
    prolongedContract: first?.contractName ?? null,
    studentHousing:
      enabled.includes('STUDENT_HOUSING') || made.some((name) => name && isStudentContract(name)),
    testContracts,
  }
}

/** A company that pays is the tenant. */
export function contractTypeOf(row: Pick<RequestRow, 'paidBy'>): ContractType {
  return row.paidBy === 'COMPANY' ? 'b2b' : 'b2c'
}

function listingTerms(source: ContractSourceRow, hasOnlineSigning: boolean): ListingTerms {
  return {
    price: source.price,
    deposit: source.deposit,
    finalCleaningFee: source.finalCleaningFee,
    onlineSigning: source.onlineSigning && hasOnlineSigning,
    houseRulesIn: (language) => localize(source.houseRules, language),
  }
}

/** What a contract made now says: what the landlord decided while that still fits, else what the listing says; null when it must be the landlord's own. */
export function choiceNow({
  saved,
  stay,
  listing,
  source,
  hasOnlineSigning,
}: ContractSituation): ContractChoice | null {
  const limits = { price: source.price, hasOnlineSigning }
  if (saved && Object.keys(contractChoiceErrors(saved, stay, limits)).length === 0) return saved
  return defaultContractChoice(stay, listing)
}

/** The contract that one of that name would be an annex to: the first of the stay that is prolonged, when it is of the same kind. */
export function annexedBy(chain: readonly ChainedContract[], contractName: string): AnnexedContract | null {
  const [first] = chain
  const last = chain.at(-1)
  if (!first || !last || first.contractName !== contractName) return null
  return { reference: first.reference, madeOn: dayOf(first.madeAt), from: first.from, to: last.to }
}

import { parseBankAccount, type BankAccountInput } from '../../../domain/money/bank-account.ts'
import { type LandlordName, matchHolder } from '../../../domain/kernel/holder-name.ts'
import { NotAllowedError, ValidationError } from '../../../domain/kernel/errors.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listBillingDetails } from '../billing/details-sql.ts'
import { handOver } from './archive-actions.ts'
import { auditArchived } from './change-actions.ts'
import { listUses } from './change-sql.ts'
import { ibanColumns } from './iban.ts'
import { requireInPerson } from './in-person.ts'
import { archiveUnused, insertBankAccount, listIbansEndingAlike } from './sql.ts'

/** What is said about a new account beside its own data. */
export interface NewBankAccount {
  account: unknown
  /** That the account belongs to somebody of another name, and is meant to. */
  isOtherNameMeant: boolean
  /** The account in whose place it comes: a changed IBAN is a new account. */
  replaces: string | null
}

/** Adds an account to which the viewer's rents or deposits are paid; the IBAN is stored encrypted. Returns the id. */
export async function createBankAccount(
  ctx: Context,
  { account: input, isOtherNameMeant, replaces }: NewBankAccount,
  key: string,
): Promise<string> {
  if (replaces) await requireInPerson(ctx)
  const landlordId = ctx.viewer?.landlordId
  if (!landlordId) throw new NotAllowedError()
  const account = parseBankAccount(input, ctx.today())
  const { iban, ...columns } = ibanColumns(ctx.config, account.iban)
  // What is kept to recognise a repetition holds no whole IBAN.
  const body = { ...account, iban: columns, isOtherNameMeant, replaces }
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createBankAccount', body }, async () => {
      await refuseKnown(trx, ctx, landlordId, account, replaces)
      const holderMatch = matchHolder(account.accountHolder, await namesOf(trx, ctx, landlordId))
      if (holderMatch === 'OTHER' && !isOtherNameMeant)
        throw new ValidationError({ accountHolder: 'bankAccount.accountHolder.other' })
      const id = await insertBankAccount(trx, {
        landlord_id: landlordId,
        account_holder: account.accountHolder,
        iban,
        ...columns,
        bic: account.bic,
        bank_name: account.bankName,
        currency: account.currency,
        holder_match: holderMatch,
        created_at: ctx.now(),
      })
      await audit(trx, ctx, {
        action: 'createBankAccount',
        entityType: 'bank_account',
        entityId: id,
        landlordId,
        data: { country: columns.iban_country, last4: columns.iban_last4, holderMatch },
      })
      if (replaces) await replaceAccount(trx, ctx, landlordId, replaces, id)
      return id
    }),
  )
}

/** Two accounts of one number can't be told apart; the one that is replaced may have it. */
async function refuseKnown(
  trx: Db,
  ctx: Context,
  landlordId: string,
  account: BankAccountInput,
  replaces: string | null,
): Promise<void> {
  const end = { iban_country: account.iban.slice(0, 2), iban_last4: account.iban.slice(-4) }
  const alike = await listIbansEndingAlike(trx, landlordId, end)
  const known = alike.filter(
    ({ id, iban }) => id !== replaces && decryptText(ctx.config, 'iban', iban) === account.iban,
  )
  if (known.length > 0) throw new ValidationError({ iban: 'bankAccount.iban.known' })
}

/** The landlord's own name, and those of the billing details. */
async function namesOf(trx: Db, ctx: Context, landlordId: string): Promise<LandlordName[]> {
  const { firstName, lastName } = requireViewer(ctx)
  const items = await listBillingDetails(trx, landlordId)
  return [
    { kind: 'PERSON', name: `${firstName} ${lastName}` },
    ...items.flatMap((item): LandlordName[] => [
      { kind: 'PERSON', name: `${item.firstName} ${item.lastName}` },
      { kind: 'COMPANY', name: item.companyName },
      { kind: 'COMPANY', name: item.billingAddress?.companyName ?? '' },
    ]),
  ]
}

async function replaceAccount(
  trx: Db,
  ctx: Context,
  landlordId: string,
  formerId: string,
  id: string,
): Promise<void> {
  const seenGroupIds = (await listUses(trx, landlordId, formerId)).map(({ groupId }) => groupId)
  await handOver(trx, ctx, landlordId, formerId, { bankAccountId: id, seenGroupIds })
  await auditArchived(trx, ctx, landlordId, await archiveUnused(trx, [formerId], ctx.now()))
}

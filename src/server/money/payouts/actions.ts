import { parseBankAccount } from '../../../domain/money/bank-account.ts'
import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { ibanColumns } from './iban.ts'
import { insertBankAccount } from './sql.ts'

/** Adds an account to which the viewer's rents or deposits are paid; the IBAN is stored encrypted. Returns the id. */
export async function createBankAccount(ctx: Context, input: unknown, key: string): Promise<string> {
  const landlordId = ctx.viewer?.landlordId
  if (!landlordId) throw new NotAllowedError()
  const account = parseBankAccount(input)
  const { iban, ...columns } = ibanColumns(ctx.config, account.iban)
  // What is kept to recognise a repetition holds no whole IBAN.
  const body = { ...account, iban: columns }
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createBankAccount', body }, async () => {
      const id = await insertBankAccount(trx, {
        landlord_id: landlordId,
        account_holder: account.accountHolder,
        iban,
        ...columns,
        bic: account.bic,
        bank_name: account.bankName,
        currency: 'EUR',
        created_at: ctx.now(),
      })
      await audit(trx, ctx, {
        action: 'createBankAccount',
        entityType: 'bank_account',
        entityId: id,
        landlordId,
        data: { country: columns.iban_country, last4: columns.iban_last4 },
      })
      return id
    }),
  )
}

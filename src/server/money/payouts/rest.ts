import { readableOwnerId } from '../billing/readable-landlord.ts'
import type { Route } from '../../kernel/http/route.ts'
import { maskIban } from './iban.ts'
import { listBankAccounts } from './sql.ts'
import { unblockedId } from '../../kernel/viewer/blocked-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** REST calls about payout (D7). Only the landlord in person, and staff with accounting or sales permission (D6). */
export const payoutRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/users/:userId/bank-accounts',
    policy: 'viewer',
    scope: 'none',
    acting: 'READS',
    description: 'Of oneself; of others for staff with accounting or sales permission.',
    answers: '{ bankAccounts: [{ _id, accountHolder, iban (masked), bic, bankName, currency, createdAt }] }',
    handler: async (ctx, request) => {
      const { userId } = request.params as { userId: string }
      const ownerId = await unblockedId(ctx, readableOwnerId(requireViewer(ctx), userId))
      const accounts = await listBankAccounts(ctx.db, ownerId)
      return {
        bankAccounts: accounts.map((account) => ({
          _id: account.id,
          accountHolder: account.accountHolder,
          iban: maskIban(account),
          bic: account.bic,
          bankName: account.bankName,
          currency: account.currency,
          createdAt: account.createdAt.toString(),
        })),
      }
    },
  },
]

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusalText } from '../shared/refusal-text.ts'
import { PAYOUT_PURPOSES } from '../../domain/catalogue/payouts.ts'
import { canGetPayouts } from '../../domain/money/payout-gaps.ts'
import { request } from '../graphql.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useAccountWords } from '../shared/payout-data/account-words.ts'
import { BankAccountDialog } from '../shared/payout-data/bank-account-dialog.tsx'
import {
  archiveBankAccountMutation,
  chooseBankAccountMutation,
} from '../shared/payout-data/payout-mutations.ts'
import type { BankAccount, PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { useOnce } from '../shared/use-once.ts'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { homesPaying } from './billing-datum.ts'
import { ChooseHomesDialog } from './choose-homes-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import { ListFrame } from './list-frame.tsx'

/** The landlord's accounts: which homes pay to them, and how to add, correct, choose and archive one. */
export function AccountsList(props: { accounts: readonly BankAccount[]; homes: readonly PayoutHome[] }) {
  const { accounts, homes } = props
  const t = useTranslations('payoutData')
  const words = useAccountWords()
  const matches = useTranslations('catalogue.holderMatch')
  const [creating, setCreating] = useOverlayOf<'account'>('new-account')
  const [changing, setChanging] = useOverlayOf<BankAccount>('change-account')
  const [choosing, setChoosing] = useOverlayOf<BankAccount>('choose-account')
  const [archiving, setArchiving] = useOverlayOf<BankAccount>('archive-account')
  const [round, setRound] = useState(0)
  const changed = useLast(changing)
  const open = (set: (account: BankAccount) => void, account: BankAccount) => {
    setRound(round + 1)
    set(account)
  }
  return (
    <>
      <ListFrame
        title={t('accounts')}
        empty={t('noAccounts')}
        create={t('newAccount')}
        onCreate={() => setCreating('account')}
        items={accounts}
        textOf={(account) => `${account.accountHolder} ${account.iban} ${account.bankName}`}
      >
        {(account) => (
          <ItemRow
            key={account.id}
            name={words.nameOf(account)}
            title={account.accountHolder}
            details={[words.detailOf(account)]}
            pills={
              <>
                {account.leaves && <Pill tone="amber">{t('leaves')}</Pill>}
                {account.holderMatch === 'OTHER' && <Pill tone="stone">{matches('OTHER')}</Pill>}
              </>
            }
            homes={homesPaying(homes, account.id)}
            onChoose={() => open(setChoosing, account)}
            onChange={() => open(setChanging, account)}
            onArchive={account.leaves ? null : () => open(setArchiving, account)}
          />
        )}
      </ListFrame>
      <BankAccountDialog
        opened={creating !== null}
        onClose={() => setCreating(null)}
        onCreated={() => showToast({ text: t('accountAdded') })}
      />
      {changed && (
        <BankAccountDialog
          key={`change ${round}`}
          opened={changing !== null}
          onClose={() => setChanging(null)}
          onCreated={() => showToast({ text: t('accountChanged') })}
          replaces={changed}
        />
      )}
      <ChooseAccount
        key={`choose ${round}`}
        account={choosing}
        homes={homes}
        onClose={() => setChoosing(null)}
      />
      <ArchiveAccount
        key={`archive ${round}`}
        account={archiving}
        accounts={accounts}
        homes={homes}
        onClose={() => setArchiving(null)}
      />
    </>
  )
}

function ChooseAccount(props: {
  account: BankAccount | null
  homes: readonly PayoutHome[]
  onClose: () => void
}) {
  const { homes } = props
  const parts = useTranslations('payoutParts')
  const refusalText = useRefusalText()
  const words = useAccountWords()
  const fresh = useFreshLogin()
  const account = useLast(props.account)
  const choosing = useOnce({
    send: (groupIds: readonly string[], idempotencyKey) =>
      request(chooseBankAccountMutation, {
        bankAccountId: account?.id,
        // The account for all; deposits that have one of their own keep it.
        uses: groupIds.map((groupId) => ({ groupId, purpose: PAYOUT_PURPOSES[0] })),
        idempotencyKey,
      }),
    onDone: () => {
      showToast({ text: parts('chosen') })
      props.onClose()
    },
    onFailed: (error, groupIds) => fresh.retryFresh(error, () => choosing.run(groupIds)),
  })
  if (!account) return null
  const obstacleOf = (home: PayoutHome) => {
    const { reason } = canGetPayouts({ ...account, archived: false }, home)
    return reason && refusalText(reason)
  }
  return (
    <>
      <ChooseHomesDialog
        opened={props.account !== null}
        onClose={props.onClose}
        name={words.nameOf(account)}
        description={parts('chooseLead')}
        homes={homes}
        using={homes.filter(({ rent }) => (rent?.pending ?? rent)?.account?.id === account.id)}
        obstacleOf={obstacleOf}
        busy={choosing.busy}
        error={wantsPassword(choosing.error) ? null : choosing.error}
        onSubmit={choosing.run}
      />
      {fresh.question}
    </>
  )
}

function ArchiveAccount(props: {
  account: BankAccount | null
  accounts: readonly BankAccount[]
  homes: readonly PayoutHome[]
  onClose: () => void
}) {
  const t = useTranslations('payoutData')
  const words = useAccountWords()
  const fresh = useFreshLogin()
  const account = useLast(props.account)
  const archiving = useOnce({
    send: (replacement: { id: string; seenGroupIds: string[] } | null, idempotencyKey) =>
      request(archiveBankAccountMutation, {
        bankAccountId: account?.id ?? '',
        replacement: replacement && {
          bankAccountId: replacement.id,
          seenGroupIds: replacement.seenGroupIds,
        },
        idempotencyKey,
      }),
    onDone: (_, replacement) => {
      showToast({ text: t(replacement ? 'archivesLater' : 'archived') })
      props.onClose()
    },
    onFailed: (error, replacement) => fresh.retryFresh(error, () => archiving.run(replacement)),
  })
  if (!account) return null
  const using = homesPaying(props.homes, account.id)
  const currencies = new Set(using.map(({ currency }) => currency))
  const others = props.accounts.filter(
    ({ id, leaves, currency }) =>
      id !== account.id && !leaves && [...currencies].every((wanted) => wanted === currency),
  )
  return (
    <>
      <ArchiveDialog
        opened={props.account !== null}
        onClose={props.onClose}
        name={words.nameOf(account)}
        description={t(using.length > 0 ? 'archiveUsedAccount' : 'archiveAccount')}
        using={using}
        others={others.map((other) => ({ id: other.id, name: words.nameOf(other) }))}
        busy={archiving.busy}
        error={wantsPassword(archiving.error) ? null : archiving.error}
        onSubmit={archiving.run}
      />
      {fresh.question}
    </>
  )
}

import { useTranslations } from 'use-intl'
import { PAYOUT_PURPOSES, type PayoutPurpose } from '../../domain/catalogue/payouts.ts'
import { PendingChange } from '../shared/payout-data/pending-change.tsx'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { Section } from '../ui/section.tsx'
import classes from './payout-data.module.css'

type Pending = NonNullable<NonNullable<PayoutHome['rent']>['pending']>

/** Changes of accounts that don't count yet, those that were made together as one, each with the way to call it off. */
export function WaitingChanges({ homes }: { homes: readonly PayoutHome[] }) {
  const t = useTranslations('payoutData')
  const waiting = together(homes)
  if (waiting.length === 0) return null
  return (
    <Section title={t('waiting')}>
      <ul className={classes.plain}>
        {waiting.map(({ pending, purpose, ids, names }) => (
          <li key={pending.id}>
            <PendingChange
              pending={pending}
              changeIds={ids}
              canCancel
              homes={t(purpose === 'RENT' ? 'waitingRents' : 'waitingDeposits', {
                home: names[0] ?? '',
                others: names.length - 1,
              })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface Together {
  pending: Pending
  purpose: PayoutPurpose
  ids: string[]
  names: string[]
}

function together(homes: readonly PayoutHome[]): Together[] {
  const found = new Map<string, Together>()
  for (const home of homes) {
    for (const purpose of PAYOUT_PURPOSES) {
      const pending = (purpose === 'RENT' ? home.rent : home.deposit)?.pending
      if (!pending) continue
      const key = [purpose, pending.takesEffectAt, pending.account?.id].join(' ')
      const one = found.get(key) ?? { pending, purpose, ids: [], names: [] }
      one.ids.push(pending.id)
      one.names.push(home.name)
      found.set(key, one)
    }
  }
  return [...found.values()].sort((a, b) => a.pending.takesEffectAt.localeCompare(b.pending.takesEffectAt))
}

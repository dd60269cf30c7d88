import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import type { TransferAccountPartsFragment } from '../gen/graphql.ts'
import type { Due, TenantBooking, TransferTargets } from './tenant-booking-queries.ts'
import classes from './dues.module.css'

/** To which account the tenant transfers what does not come through the product: monthly rents, and the deposit. */
export function Transfers(props: { booking: TenantBooking; targets: TransferTargets; dues: readonly Due[] }) {
  const t = useTranslations('dues')
  const { booking, targets, dues } = props
  const isFirstPaidHere = dues.some(({ purpose }) => purpose === 'FIRST_MONTH_RENT')
  const hasOneAccount = targets.rent?.iban === targets.deposit?.iban
  const forRent = t(isFirstPaidHere ? 'transfer.laterRents' : 'transfer.rents')
  return (
    <Section title={t('transfer.title')}>
      <p className={classes.test}>{t('transfer.lead')}</p>
      <Target
        title={hasOneAccount && booking.deposit > 0 ? t('transfer.both', { rents: forRent }) : forRent}
        account={targets.rent ?? null}
        reference={targets.reference}
      />
      {!hasOneAccount && booking.deposit > 0 && (
        <Target
          title={t('transfer.deposit')}
          account={targets.deposit ?? null}
          reference={targets.reference}
        />
      )}
    </Section>
  )
}

function Target(props: { title: string; account: TransferAccountPartsFragment | null; reference: string }) {
  const t = useTranslations('dues')
  const { title, account, reference } = props
  return (
    <Card as="article" aria-label={title}>
      <h3>{title}</h3>
      {account ? (
        <DefinitionList
          items={[
            { term: t('transfer.holder'), value: account.accountHolder },
            { term: t('transfer.iban'), value: inFours(account.iban) },
            { term: t('transfer.bic'), value: account.bic || null, detail: account.bankName || undefined },
            { term: t('transfer.reference'), value: reference },
          ]}
        />
      ) : (
        <p>{t('transfer.none')}</p>
      )}
    </Card>
  )
}

/** As banks print it. */
function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

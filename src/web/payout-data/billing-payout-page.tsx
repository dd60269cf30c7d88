import { useSuspenseQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconListDetails } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { PayoutGap } from '../../domain/catalogue/payouts.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { PayoutAccounts } from '../shared/payout-data/payout-accounts.tsx'
import { payoutHomeOptions, payoutListsOptions } from '../shared/payout-data/payout-queries.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { HomeChoices } from './home-choices.tsx'
import classes from './payout-data.module.css'

type Name = 'listingBillingPayout' | 'groupBillingPayout'

/** Fetches the home and what can be chosen for it. */
export const loader: PageLoader<Name> = ({ queryClient, params, viewer }) =>
  Promise.all([
    queryClient.ensureQueryData(payoutHomeOptions(params)),
    queryClient.ensureQueryData(payoutListsOptions(viewer)),
  ])

/** Who gets the money of a listing or a group, where its bills go, whom its tenants reach, and what is missing. */
export function BillingPayoutPage() {
  const t = useTranslations('payoutData')
  const viewer = useViewer()
  const format = useFormat()
  const params = useRouteParams('listingBillingPayout', 'groupBillingPayout')
  const { data: home } = useSuspenseQuery(payoutHomeOptions(params))
  const { data: lists } = useSuspenseQuery(payoutListsOptions(viewer))
  return (
    <Page
      title={t('homeTitle', { home: home.name })}
      lead={home.partOfGroup ? t('forAll', { count: home.units }) : t('forOne')}
      width="narrow"
      back={<PageLink page="homepage">{t('backHome')}</PageLink>}
      actions={
        lists.bankAccounts && (
          <Button component={PageLink} page="billingDetails" icon={<IconListDetails size={18} aria-hidden />}>
            {t('toLists')}
          </Button>
        )
      }
    >
      {home.gaps && <Gaps gaps={home.gaps} />}
      <Section title={t('payout')}>
        <p className={classes.hint}>{t('payoutHint')}</p>
        <Card>
          {home.rent ? (
            <PayoutAccounts home={home} accounts={lists.bankAccounts} />
          ) : (
            <p className={classes.hint}>{t('ownerOnly')}</p>
          )}
        </Card>
        {home.payoutChangedAt && (
          <p className={classes.hint}>{t('changedAt', { when: format.instant(home.payoutChangedAt) })}</p>
        )}
      </Section>
      <Section title={t('contactAndBills')}>
        <Card>
          <HomeChoices home={home} lists={lists} />
        </Card>
      </Section>
    </Page>
  )
}

function Gaps({ gaps }: { gaps: readonly PayoutGap[] }) {
  const t = useTranslations('payoutData')
  const names = useTranslations('catalogue.payoutGap')
  if (gaps.length === 0) {
    return (
      <p className={classes.complete}>
        <IconCircleCheck size={20} aria-hidden />
        {t('complete')}
      </p>
    )
  }
  return (
    <div className={classes.missing}>
      <strong>{t('missing')}</strong>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{names(gap)}</li>
        ))}
      </ul>
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { NotAllowedError } from '../../domain/kernel/errors.ts'
import { isNonCompliant } from '../../domain/money/dac7.ts'
import { safeRedirect } from '../routes.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { payoutHomesOptions, payoutListsOptions } from '../shared/payout-data/payout-queries.ts'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { AccountsList } from './accounts-list.tsx'
import { AddressesList } from './addresses-list.tsx'
import { DetailsList } from './details-list.tsx'
import classes from './payout-data.module.css'
import { PersonsList } from './persons-list.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

/** Fetches the lists, and the homes that use what is in them. */
export const loader: PageLoader<'billingDetails'> = ({ queryClient, viewer }) => {
  // Accounts and taxes are the landlord's own.
  if (viewer?.role !== 'OWNER' || viewer.impersonation) throw new NotAllowedError()
  return Promise.all([
    queryClient.ensureQueryData(payoutListsOptions(viewer)),
    queryClient.ensureQueryData(payoutHomesOptions()),
  ])
}

/** All accounts, contact persons, addresses and billing details of the landlord, and which homes use them. */
export function BillingDetailsPage() {
  const t = useTranslations('payoutData')
  const viewer = useViewer()
  const [search] = useSearch()
  const { data: lists } = useSuspenseQuery(payoutListsOptions(viewer))
  const { data: homes } = useSuspenseQuery(payoutHomesOptions())
  const isReady = !lists.billingDetails?.some(isNonCompliant)
  return (
    <Page
      title={t('listsTitle')}
      lead={t('listsLead')}
      width="narrow"
      back={search.redirect && <a href={safeRedirect(search.redirect)}>{t('back')}</a>}
    >
      {search.highlights === 'dac7' && <TaxNote isReady={isReady} />}
      <WaitingChanges homes={homes} />
      <AccountsList accounts={lists.bankAccounts ?? []} homes={homes} />
      <DetailsList
        items={lists.billingDetails ?? []}
        homes={homes}
        highlighted={search.billingDetailsId}
        taxDataRequest={lists.taxDataRequest}
      />
      <AddressesList addresses={lists.billingAddresses ?? []} homes={homes} />
      <PersonsList persons={lists.contactPersons} homes={homes} />
    </Page>
  )
}

/** What the DAC7 modal sent the person here for, and that it is done. */
function TaxNote({ isReady }: { isReady: boolean }) {
  const t = useTranslations('payoutData')
  const toPath = usePath()
  if (isReady)
    return (
      <p className={classes.complete} role="status">
        <IconCircleCheck size={19} aria-hidden /> {t('taxReady')}
      </p>
    )
  return (
    <p className={classes.missing}>
      <span>
        {t('dac7')} <a href={`${toPath('help')}#tax-dac7`}>{t('dac7More')}</a>
      </span>
    </p>
  )
}

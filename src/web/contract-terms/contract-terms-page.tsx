import { IconSignature } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './contract-terms-page.module.css'
import { Draft } from './draft.tsx'
import { Terms } from './terms.tsx'
import { optionsOf, type Options } from './terms-queries.ts'
import { useTermsForm } from './use-terms-form.ts'

/** Fetches what can be decided before the page shows. */
export const loader: PageLoader<'contractTerms'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(optionsOf(params.listingRequestId))

/** Where a landlord decides about the contract of a request: its kind, its terms and the draft beside. */
export function ContractTermsPage() {
  const { listingRequestId } = useRouteParams('contractTerms')
  const { data: options } = useSuspenseQuery(optionsOf(listingRequestId))
  // A contract that was made anew, here or by somebody else, starts the form again.
  return <Decision key={`${listingRequestId} ${options.offerId ?? ''}`} options={options} />
}

function Decision(props: { options: Options }) {
  const { options } = props
  const t = useTranslations('contractTerms')
  const format = useFormat()
  const form = useTermsForm(options)
  const { annexTo } = options
  return (
    <Page
      title={t('title', { tenant: options.companyName || options.tenantName })}
      lead={t('lead', {
        listing: options.listing.name,
        range: format.dayRange(options.from, options.to),
        rent: format.money(options.totalRent, options.currency),
      })}
      aside={annexTo && <Pill tone="blue">{t('annex', { reference: annexTo.reference })}</Pill>}
      back={<BackToRequest options={options} />}
      actions={options.offerId && !options.canPrepare.value && <ToContract offerId={options.offerId} />}
    >
      <RentMade rent={options} />
      <div className={classes.columns}>
        <Terms options={options} form={form} />
        <Draft options={options} form={form.value} hasErrors={form.hasErrors} />
      </div>
    </Page>
  )
}

function BackToRequest(props: { options: Options }) {
  const { bookingRequestId, listingRequestId } = props.options
  const t = useTranslations('contractTerms')
  return (
    <PageLink page="inbox" params={{ bookingRequestId, listingRequestId }}>
      {t('back')}
    </PageLink>
  )
}

function ToContract(props: { offerId: string }) {
  const t = useTranslations('contractTerms')
  return (
    <Button
      component={PageLink}
      page="contractSign"
      params={{ offerId: props.offerId }}
      icon={<IconSignature size={18} aria-hidden />}
    >
      {t('toContract')}
    </Button>
  )
}

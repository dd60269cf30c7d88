import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { OfferStatus } from '../../domain/catalogue/contracts.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { useOfferStatus } from '../shared/offer-status.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { ContractDocument } from './contract-document.tsx'
import classes from './contract-page.module.css'
import { markOpenedMutation, offerOptions, type Offer } from './contract-queries.ts'
import { KeyTerms } from './key-terms.tsx'
import { NextStep, requestLink } from './next-step.tsx'
import { OtherWays } from './other-ways.tsx'
import { Signers } from './signers.tsx'
import { stageOf } from './stage.ts'

/** Fetches the offer before the page shows. */
export const loader: PageLoader<'contractSign' | 'tenantContractSign'> = ({
  queryClient,
  params,
  language,
}) => queryClient.ensureQueryData(offerOptions(params.offerId, language))

/** A contract for the side that looks at it: what it says, the document, who has signed, and what to do now. */
export function ContractPage() {
  const { offerId } = useRouteParams('contractSign', 'tenantContractSign')
  const { data: offer } = useSuspenseQuery(offerOptions(offerId, useLocale()))
  return <Contract key={offer._id} offer={offer} />
}

const TONES: Record<OfferStatus, Tone> = {
  PROPOSED: 'violet',
  LANDLORD_SIGNING: 'violet',
  TENANT_SIGNING: 'violet',
  ACCEPTED: 'pine',
  REJECTED: 'stone',
  CANCELED: 'stone',
}

function Contract(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract')
  const format = useFormat()
  useMarkOpened(offer)
  const range = format.dayRange(offer.from, offer.to)
  return (
    <Page
      title={t('title', { name: offer.viewerRole === 'LANDLORD' ? offer.tenantName : offer.landlordName })}
      lead={t('subtitle', { listing: offer.unitName || offer.listing.name, range })}
      aside={<StatusPill offer={offer} />}
      back={<BackToRequest offer={offer} />}
    >
      <div className={classes.columns}>
        <div className={classes.terms}>
          <Section title={t('terms.title')}>
            <KeyTerms offer={offer} />
          </Section>
        </div>
        <div className={classes.document}>
          <ContractDocument offer={offer} />
        </div>
        <div className={classes.doing}>
          <Signers offer={offer} />
          <NextStep offer={offer} />
          <OtherWays offer={offer} />
        </div>
      </div>
    </Page>
  )
}

function StatusPill(props: { offer: Offer }) {
  const { offer } = props
  const statusText = useOfferStatus()
  const tContract = useTranslations('contract')
  const stage = stageOf(offer)
  const side = offer.viewerRole === 'TENANT' ? 'TENANT' : 'LANDLORD'
  const isUnconfirmed = stage === 'confirm' || stage === 'waitForConfirmation'
  return (
    <Pill tone={TONES[offer.status]}>
      {isUnconfirmed ? tContract('toBeConfirmed') : statusText(offer.status, side)}
    </Pill>
  )
}

function BackToRequest(props: { offer: Offer }) {
  const t = useTranslations('contract')
  return <PageLink {...requestLink(props.offer)}>{t('back')}</PageLink>
}

// That a contract was opened is told once, when its document is on the page; not being able to tell it stops nobody.
function useMarkOpened(offer: Offer) {
  const isReported = useRef(false)
  const { mutate } = useMutation({
    mutationFn: (offerId: string) => request(markOpenedMutation, { offerId }),
  })
  const own = offer.signers.find((signer) => signer.role === offer.viewerRole)
  const isDue = Boolean(offer.contractUrl) && own !== undefined && !own.openedAt
  useEffect(() => {
    if (!isDue || isReported.current) return
    isReported.current = true
    mutate(offer._id)
  }, [isDue, mutate, offer._id])
}

import { useTranslations } from 'use-intl'
import { useContractName } from '../shared/contract-name.ts'
import { useFormat } from '../shared/format.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { Offer } from './contract-queries.ts'
import { addressText } from '../../domain/listings/identifier.ts'

/** What the contract says, in the words and sums that matter, for those who can't see the PDF here. */
export function KeyTerms(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.terms')
  const contractName = useContractName()
  const format = useFormat()
  return (
    <Card>
      <DefinitionList
        items={[
          {
            term: t('listing'),
            value: offer.unitName || offer.listing.name,
            detail: addressText(offer.listing.address, { place: true }),
          },
          { term: t('landlord'), value: offer.landlordName },
          { term: t('tenant'), value: offer.tenantName },
          {
            term: t('stay'),
            value: <b>{format.dayRange(offer.from, offer.to)}</b>,
            detail: format.duration(offer.duration),
          },
          { term: t('price'), value: format.money(offer.price, offer.currency) },
          {
            term: t('totalRent'),
            value: <b>{format.money(offer.totalRent, offer.currency, 'no')}</b>,
            detail: <RentMade rent={offer} />,
          },
          {
            term: t('serviceFee'),
            value:
              offer.tenantFee.amount > 0 ? format.money(offer.tenantFee.amount, offer.currency, 'no') : null,
            detail: t('serviceFeeOf', {
              percent: format.rate(offer.tenantFee.rate),
              vat: format.money(offer.tenantFee.vat, offer.currency, 'no'),
            }),
          },
          {
            term: t('deposit'),
            value: offer.deposit > 0 ? format.money(offer.deposit, offer.currency) : null,
          },
          {
            term: t('form'),
            value: contractName(offer.contractName, offer.listing.address.country),
            detail: offer.type === 'b2b' || offer.type === 'b2c' ? t(`type.${offer.type}`) : null,
          },
        ]}
      />
    </Card>
  )
}

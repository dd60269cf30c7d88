import { useTranslations } from 'use-intl'
import { useFeeWords } from '../shared/use-fee-words.ts'
import type { Offer } from './contract-queries.ts'

/** What the landlord will be invoiced: to the cent, and refused where it has changed meanwhile. */
export function BookingFee({ offer, isLater = false }: { offer: Offer; isLater?: boolean }) {
  const t = useTranslations('contract.fee')
  const words = useFeeWords()
  if (offer.viewerRole !== 'LANDLORD') return null
  if (!offer.bookingFee) return <p>{t('none')}</p>
  return <p>{t(isLater ? 'later' : 'invoice', { sum: words.sum(offer.bookingFee, offer.currency) })}</p>
}

import { useTranslations } from 'use-intl'
import { BillingAddressDialog } from '../shared/payout-data/billing-address-dialog.tsx'
import type { BillingAddress, PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { DatumList } from './datum-list.tsx'

/** The landlord's addresses for bills, and the homes that use them. */
export function AddressesList(props: { addresses: readonly BillingAddress[]; homes: readonly PayoutHome[] }) {
  const { homes } = props
  const t = useTranslations('payoutData')
  return (
    <DatumList
      datum="BILLING_ADDRESS"
      title={t('addresses')}
      empty={t('noAddresses')}
      create={t('newAddress')}
      items={props.addresses}
      homes={homes}
      nameOf={({ name }) => name}
      detailsOf={(address) => [t('addressLines', { ...address })]}
      archiveLead={t('archiveAddress')}
      renderDialog={(dialog) => <BillingAddressDialog {...dialog} country={homes[0]?.country ?? 'DE'} />}
    />
  )
}

import { useTranslations } from 'use-intl'
import { BillingDetailsDialog } from '../shared/payout-data/billing-details-dialog.tsx'
import {
  type BillingDetails,
  billingDetailsName,
  type PayoutHome,
  type PayoutLists,
} from '../shared/payout-data/payout-queries.ts'
import { Button } from '../ui/button.tsx'
import { DatumList } from './datum-list.tsx'
import { homesNaming } from './billing-datum.ts'
import { TaxStanding } from './tax-standing.tsx'

/** As whom the landlord lets, what tax reporting misses of it, and the homes that are let so. */
export function DetailsList(props: {
  items: readonly BillingDetails[]
  homes: readonly PayoutHome[]
  highlighted: string | undefined
  taxDataRequest: PayoutLists['taxDataRequest']
}) {
  const t = useTranslations('payoutData')
  const types = useTranslations('catalogue.commercialType')
  return (
    <DatumList
      datum="BILLING_DETAILS"
      title={t('details')}
      empty={t('noDetails')}
      create={t('newDetails')}
      items={props.items}
      homes={props.homes}
      highlighted={props.highlighted}
      nameOf={billingDetailsName}
      detailsOf={({ commercialFields, address }) => [
        types(commercialFields.type),
        address.city && t('addressLines', { ...address }),
      ]}
      archiveLead={t('archiveDetails')}
      renderDialog={(dialog) => <BillingDetailsDialog {...dialog} />}
      renderMore={(item, change) => (
        <TaxStanding
          item={item}
          request={props.taxDataRequest}
          isUsed={homesNaming(props.homes, 'BILLING_DETAILS', item.id).length > 0}
        >
          <Button size="small" onClick={change}>
            {t('completeDetails')}
          </Button>
        </TaxStanding>
      )}
    />
  )
}

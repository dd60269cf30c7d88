import { useTranslations } from 'use-intl'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { BillingAddressDialog } from '../shared/payout-data/billing-address-dialog.tsx'
import { BillingDetailsDialog } from '../shared/payout-data/billing-details-dialog.tsx'
import { ContactPersonDialog } from '../shared/payout-data/contact-person-dialog.tsx'
import { chooseBillingDataMutation } from '../shared/payout-data/payout-mutations.ts'
import {
  billingDetailsName,
  type PayoutHome,
  type PayoutLists,
} from '../shared/payout-data/payout-queries.ts'
import { PickOne } from '../shared/payout-data/pick-one.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import type { BillingDatum } from './billing-datum.ts'
import { LandRegisterField } from './land-register-field.tsx'
import { MissingTaxData } from './missing-tax-data.tsx'
import classes from './payout-data.module.css'

/** Contact person, billing address and billing details of a home: each is chosen at once, or made in place. */
export function HomeChoices(props: { home: PayoutHome; lists: PayoutLists }) {
  const { home, lists } = props
  const t = useTranslations('payoutData')
  const errors = useTranslations('errors')
  const [creating, setCreating] = useOverlayOf<BillingDatum>('new-datum')
  const [changing, setChanging] = useOverlayOf<'details'>('change-details')
  const choosing = useOnce({
    send: (given: { datum: BillingDatum; id: string }, idempotencyKey) =>
      request(chooseBillingDataMutation, { ...given, groupIds: [home.groupId], idempotencyKey }),
    onDone: () => showToast({ text: t('saved') }),
  })
  const field = (datum: BillingDatum, value: string | null) => ({
    value,
    canBeNone: false,
    disabled: choosing.busy,
    onChange: (id: string | null) => id && choosing.run({ datum, id }),
    onCreate: () => setCreating(datum),
  })
  const dialogOf = (datum: BillingDatum) => ({
    opened: creating === datum,
    onClose: () => setCreating(null),
    onCreated: (id: string) => choosing.run({ datum, id }),
  })
  const details = lists.billingDetails?.find(({ id }) => id === home.billingDetailsItemId)
  return (
    <div className={classes.fields}>
      <PickOne
        label={t('contactPerson')}
        description={t('contactPersonHint')}
        items={lists.contactPersons.map((person) => ({ id: person.id, name: t('person', { ...person }) }))}
        create={t('newPerson')}
        {...field('CONTACT_PERSON', home.contactPersonId)}
      />
      {lists.billingAddresses && (
        <PickOne
          label={t('billingAddress')}
          items={lists.billingAddresses.map((address) => ({
            id: address.id,
            name: t('address', { ...address }),
          }))}
          create={t('newAddress')}
          {...field('BILLING_ADDRESS', home.billingAddressId)}
        />
      )}
      {lists.billingDetails && (
        <PickOne
          label={t('billingDetails')}
          description={t('billingDetailsHint')}
          items={lists.billingDetails.map((item) => ({ id: item.id, name: billingDetailsName(item) }))}
          create={t('newDetails')}
          {...field('BILLING_DETAILS', home.billingDetailsItemId)}
        />
      )}
      {details && (
        <MissingTaxData item={details}>
          <Button size="small" onClick={() => setChanging('details')}>
            {t('completeDetails')}
          </Button>
        </MissingTaxData>
      )}
      {home.landRegisterNumber !== null && <LandRegisterField key={home.groupId} home={home} />}
      {choosing.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, choosing.error)}
        </p>
      )}
      <ContactPersonDialog {...dialogOf('CONTACT_PERSON')} />
      <BillingAddressDialog {...dialogOf('BILLING_ADDRESS')} country={home.country} />
      <BillingDetailsDialog {...dialogOf('BILLING_DETAILS')} />
      {details && (
        <BillingDetailsDialog
          key={details.id}
          opened={changing !== null}
          onClose={() => setChanging(null)}
          onCreated={() => showToast({ text: t('saved') })}
          changed={details}
        />
      )}
    </div>
  )
}

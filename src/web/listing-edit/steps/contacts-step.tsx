import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../../shared/error-message.ts'
import { BillingAddressDialog } from '../../shared/payout-data/billing-address-dialog.tsx'
import { ContactPersonDialog } from '../../shared/payout-data/contact-person-dialog.tsx'
import { PayoutAccounts } from '../../shared/payout-data/payout-accounts.tsx'
import {
  billingDetailsName,
  payoutHomeOptions,
  type PayoutLists,
  payoutListsOptions,
} from '../../shared/payout-data/payout-queries.ts'
import { PickOne } from '../../shared/payout-data/pick-one.tsx'
import { useOverlayOf } from '../../shared/use-overlay.ts'
import { useViewer } from '../../shared/viewer.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import classes from '../listing-edit.module.css'
import type { StepProps } from '../step-values.ts'

/** Whom tenants talk to, where bills go and where the rent is paid to; what is missing is created in place. */
export function ContactsStep(props: StepProps<'contacts'>) {
  const viewer = useViewer()
  const tErrors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(payoutListsOptions(viewer))
  if (error)
    return (
      <ErrorPanel message={errorMessage(tErrors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  return data ? <Choices {...props} lists={data} /> : <FormSkeleton />
}

type Payout = NonNullable<StepProps<'contacts'>['values']['payoutInformation']>

function Choices(props: StepProps<'contacts'> & { lists: PayoutLists }) {
  const { values, change, errorOf, lists } = props
  const t = useTranslations('listingEdit.contacts')
  const [dialog, setDialog] = useOverlayOf<keyof Payout>('new-contact')
  const payout = values.payoutInformation
  if (!payout) return null
  const field = (name: keyof Payout) => ({
    'data-field': `payoutInformation.${name}`,
    value: payout[name],
    error: errorOf(`payoutInformation.${name}`),
    onChange: (id: string | null) => change({ payoutInformation: { ...payout, [name]: id } }),
  })
  const dialogOf = (name: keyof Payout) => ({
    opened: dialog === name,
    onClose: () => setDialog(null),
    onCreated: (id: string) => field(name).onChange(id),
  })
  return (
    <>
      <PickOne
        label={t('contactPerson')}
        description={t('contactPersonHint')}
        items={lists.contactPersons.map((person) => ({
          id: person.id,
          name: t('person', { ...person }),
        }))}
        {...field('contactPersonId')}
        create={t('createPerson')}
        onCreate={() => setDialog('contactPersonId')}
      />
      {lists.billingAddresses && (
        <PickOne
          label={t('billingAddress')}
          items={lists.billingAddresses.map((address) => ({
            id: address.id,
            name: t('address', { ...address }),
          }))}
          {...field('billingAddressId')}
          create={t('createAddress')}
          onCreate={() => setDialog('billingAddressId')}
        />
      )}
      <Accounts groupId={props.listing.groupId} lists={lists} />
      {values.billingDetailsItemId !== undefined && (lists.billingDetails?.length ?? 0) > 0 && (
        <PickOne
          label={t('billingDetails')}
          description={t('billingDetailsHint')}
          items={(lists.billingDetails ?? []).map((item) => ({
            id: item.id,
            name: billingDetailsName(item),
          }))}
          value={values.billingDetailsItemId}
          error={errorOf('billingDetailsItemId')}
          onChange={(id) => change({ billingDetailsItemId: id })}
        />
      )}
      <ContactPersonDialog {...dialogOf('contactPersonId')} />
      <BillingAddressDialog
        {...dialogOf('billingAddressId')}
        country={props.listing.address?.country ?? 'DE'}
      />
    </>
  )
}

/** Accounts don't save themselves as the rest of the step does: choosing one needs the password. */
function Accounts(props: { groupId: string; lists: PayoutLists }) {
  const tErrors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(payoutHomeOptions({ groupId: props.groupId }))
  if (error)
    return (
      <ErrorPanel message={errorMessage(tErrors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <FormSkeleton fields={2} />
  return (
    <div className={classes.group}>
      <PayoutAccounts home={data} accounts={props.lists.bankAccounts} />
    </div>
  )
}

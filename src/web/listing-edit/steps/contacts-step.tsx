import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../../shared/error-message.ts'
import { useOverlayOf } from '../../shared/use-overlay.ts'
import { useViewer } from '../../shared/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { BankAccountDialog } from '../contacts/bank-account-dialog.tsx'
import { BillingAddressDialog } from '../contacts/billing-address-dialog.tsx'
import { ContactPersonDialog } from '../contacts/contact-person-dialog.tsx'
import { contactsOptions, type Contacts } from '../contacts/contacts-queries.ts'
import classes from '../listing-edit.module.css'
import type { StepProps } from '../step-values.ts'

/** Whom tenants talk to, where bills go and where the rent is paid to; what is missing is created in place. */
export function ContactsStep(props: StepProps<'contacts'>) {
  const viewer = useViewer()
  const tErrors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(contactsOptions(viewer))
  if (error)
    return (
      <ErrorPanel message={errorMessage(tErrors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  return data ? <Choices {...props} contacts={data} /> : <FormSkeleton />
}

type Payout = NonNullable<StepProps<'contacts'>['values']['payoutInformation']>

function Choices(props: StepProps<'contacts'> & { contacts: Contacts }) {
  const { values, change, errorOf, contacts } = props
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
  const accounts = contacts.bankAccounts?.map((account) => ({
    id: account._id,
    name: t('account', { holder: account.accountHolder, iban: account.iban }),
  }))
  return (
    <>
      <PickOne
        label={t('contactPerson')}
        description={t('contactPersonHint')}
        items={contacts.contactPersons.map((person) => ({
          id: person.id,
          name: t('person', { ...person }),
        }))}
        {...field('contactPersonId')}
        create={t('createPerson')}
        onCreate={() => setDialog('contactPersonId')}
      />
      {contacts.billingAddresses && (
        <PickOne
          label={t('billingAddress')}
          items={contacts.billingAddresses.map((address) => ({
            id: address.id,
            name: t('address', { ...address }),
          }))}
          {...field('billingAddressId')}
          create={t('createAddress')}
          onCreate={() => setDialog('billingAddressId')}
        />
      )}
      {accounts ? (
        <>
          <PickOne
            label={t('bankAccount')}
            description={t('bankAccountHint')}
            items={accounts}
            {...field('bankAccountId')}
            create={t('createAccount')}
            onCreate={() => setDialog('bankAccountId')}
          />
          <PickOne
            label={t('depositBankAccount')}
            description={t('depositAccountHint')}
            items={accounts}
            {...field('depositBankAccountId')}
            none={t('sameAccount')}
            create={t('createAccount')}
            onCreate={() => setDialog('depositBankAccountId')}
          />
        </>
      ) : (
        <p className={classes.note}>{t('ownerOnly')}</p>
      )}
      {values.billingDetailsItemId !== undefined && (contacts.billingDetails?.length ?? 0) > 0 && (
        <PickOne
          label={t('billingDetails')}
          description={t('billingDetailsHint')}
          items={(contacts.billingDetails ?? []).map((item) => ({ id: item.id, name: item.name }))}
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
      <BankAccountDialog {...dialogOf('bankAccountId')} />
      <BankAccountDialog {...dialogOf('depositBankAccountId')} />
    </>
  )
}

function PickOne(props: {
  label: string
  description?: ReactNode
  items: { id: string; name: string }[]
  value: string | null
  onChange: (id: string | null) => void
  error?: string
  none?: string
  create?: string
  onCreate?: () => void
  'data-field'?: string
}) {
  const t = useTranslations('listingEdit.contacts')
  return (
    <div className={classes.pickOne}>
      <SelectField
        label={props.label}
        description={props.description}
        data-field={props['data-field']}
        value={props.value ?? ''}
        data={[
          { value: '', label: props.none ?? t('none') },
          ...props.items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
        error={props.error}
      />
      {props.create && (
        <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={props.onCreate}>
          {props.create}
        </Button>
      )}
    </div>
  )
}

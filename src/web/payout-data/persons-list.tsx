import { useTranslations } from 'use-intl'
import { ContactPersonDialog } from '../shared/payout-data/contact-person-dialog.tsx'
import type { ContactPerson, PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { DatumList } from './datum-list.tsx'

/** The landlord's contact persons, and the homes whose tenants reach them. */
export function PersonsList(props: { persons: readonly ContactPerson[]; homes: readonly PayoutHome[] }) {
  const t = useTranslations('payoutData')
  return (
    <DatumList
      datum="CONTACT_PERSON"
      title={t('persons')}
      empty={t('noPersons')}
      create={t('newPerson')}
      items={props.persons}
      homes={props.homes}
      nameOf={(person) => t('personName', { ...person })}
      detailsOf={({ email, phone }) => [email, phone]}
      archiveLead={t('archivePerson')}
      renderDialog={(dialog) => <ContactPersonDialog {...dialog} />}
    />
  )
}

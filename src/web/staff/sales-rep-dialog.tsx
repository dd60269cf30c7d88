import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { STAFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { SelectField } from '../ui/fields.tsx'
import { managersOptions, setAccountManager, type StaffPerson } from './staff-queries.ts'

/** Says who of the sales staff looks after a landlord, with a reason. */
export function SalesRepDialog(props: { person: StaffPerson | null; onClose: () => void }) {
  const { person, onClose } = props
  const t = useTranslations('staff.manager')
  const name = person?.name ?? ''
  const before = person?.accountManager?._id ?? ''
  const [staffId, setStaffId] = useState(before)
  const { data: managers = [] } = useQuery({ ...managersOptions(), enabled: person !== null })
  return (
    <ReasonDialog
      opened={person !== null}
      onClose={onClose}
      title={t('title', { name })}
      description={t('what')}
      submit={t('submit')}
      length={STAFF_REASON_LENGTH}
      words={{ hint: t('reasonHint', STAFF_REASON_LENGTH) }}
      problem={staffId === before ? t('same') : null}
      send={async (reason, key) =>
        person && setAccountManager({ landlordId: person._id, staffId: staffId || null, reason }, key)
      }
      done={t('done')}
    >
      <SelectField
        label={t('who')}
        value={staffId}
        data={[
          { value: '', label: t('nobody') },
          ...managers.map((one) => ({
            value: one._id,
            label: one.link ? one.name : t('noCalendar', { name: one.name }),
          })),
        ]}
        onChange={(event) => setStaffId(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { SelectField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { managersOptions, setAccountManager, type StaffPerson } from './staff-queries.ts'

/** Says who of the sales staff looks after a landlord. */
export function SalesRepDialog(props: { person: StaffPerson | null; onClose: () => void }) {
  const { person, onClose } = props
  const t = useTranslations('staff.manager')
  const name = person?.name ?? ''
  const [staffId, setStaffId] = useState(person?.accountManager?._id ?? '')
  const { data: managers = [] } = useQuery({ ...managersOptions(), enabled: person !== null })
  const saving = useOnce({
    send: setAccountManager,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={person !== null}
      onClose={onClose}
      busy={saving.busy}
      onSubmit={() => person && saving.run({ landlordId: person._id, staffId: staffId || null })}
      title={t('title', { name })}
      description={t('what')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={saving.error}
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
    </AnswerDialog>
  )
}

import { PERSON_LABELS } from '../../domain/catalogue/flags.ts'
import { useTranslations } from 'use-intl'
import { LabelsDialog } from './labels-dialog.tsx'
import { setPersonLabels, type StaffPerson } from './staff-queries.ts'

/** The labels of a person, to be set with a reason. */
export function PersonLabelsDialog(props: { person: StaffPerson | null; onClose: () => void }) {
  const { person, onClose } = props
  const t = useTranslations('staff.labels')
  return (
    <LabelsDialog
      opened={person !== null}
      name={person?.name ?? ''}
      description={person?.email}
      parts={[{ legend: t('legend'), tags: PERSON_LABELS }]}
      before={person?.labels ?? []}
      send={(chosen, key) => setPersonLabels({ userId: person?._id ?? '', ...chosen }, key)}
      onClose={onClose}
    />
  )
}

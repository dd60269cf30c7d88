import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Tag } from '../../domain/catalogue/flags.ts'
import { STAFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { CheckField } from '../ui/fields.tsx'
import classes from './staff-page.module.css'

/** What staff choose and why, as it is sent. */
interface ChosenLabels {
  labels: Tag[]
  reason: string
}

/** The labels that staff set of a listing or a person, with a reason for the log; what else there is to be seen stands below. */
export function LabelsDialog(props: {
  opened: boolean
  /** Of the listing or the person. */
  name: string
  description: ReactNode
  /** All that can be set here, in parts. */
  parts: readonly { legend: string; hint?: string; tags: readonly Tag[] }[]
  before: readonly Tag[]
  children?: ReactNode
  send: (chosen: ChosenLabels, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}) {
  const { opened, name, before, onClose } = props
  const offered = props.parts.flatMap(({ tags }) => tags)
  const t = useTranslations('staff.labels')
  const tagText = useCatalogueText('catalogue.tag')
  const [labels, setChosen] = useState(() => offered.filter((label) => before.includes(label)))
  const isSame = offered.every((label) => labels.includes(label) === before.includes(label))
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={t('title', { name })}
      description={props.description}
      submit={t('save')}
      length={STAFF_REASON_LENGTH}
      words={{ hint: t('reasonHint', STAFF_REASON_LENGTH) }}
      problem={isSame ? t('same') : null}
      send={(reason, key) => props.send({ labels, reason }, key)}
      done={t('saved', { name })}
    >
      {props.parts.map(
        ({ legend, hint, tags }) =>
          tags.length > 0 && (
            <fieldset key={legend} className={classes.labels}>
              <legend>{legend}</legend>
              {tags.map((label) => (
                <CheckField
                  key={label}
                  label={tagText(label)}
                  checked={labels.includes(label)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked
                        ? [...labels, label]
                        : labels.filter((one) => one !== label),
                    )
                  }
                />
              ))}
              {hint && <small>{hint}</small>}
            </fieldset>
          ),
      )}
      {props.children}
    </ReasonDialog>
  )
}

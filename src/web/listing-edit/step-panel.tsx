import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingStep } from '../../domain/listings/listing-steps.ts'
import { useLazily } from '../shared/use-lazily.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import classes from './listing-edit.module.css'
import { SaveStatus } from './save-status.tsx'
import { StepFields } from './step-fields.tsx'
import { useFieldOfLink } from './use-field-of-link.ts'
import type { Editing } from './use-listing-editor.ts'

/** These steps save what is done in them at once, by themselves. */
const SAVE_THEMSELVES: readonly ListingStep[] = ['photos', 'floorPlan']

const loadConflictDialog = () => import('./conflict-dialog.tsx').then(({ ConflictDialog }) => ConflictDialog)

/** One step: what it is about, its fields, and whether they are saved. */
export function StepPanel(props: { step: ListingStep; editing: Editing; children?: React.ReactNode }) {
  const { step, editing } = props
  const t = useTranslations('listingEdit')
  const state = editing.steps[step]
  const fields = useFieldOfLink()
  const conflict = state?.conflict
  const [ConflictDialog, wantConflictDialog] = useLazily(loadConflictDialog)
  useEffect(() => {
    if (conflict) wantConflictDialog()
  }, [conflict, wantConflictDialog])
  if (!state) return null
  return (
    <Section title={t(`steps.${step}.title`)}>
      <p className={classes.lead}>{t(`steps.${step}.lead`)}</p>
      {conflict && ConflictDialog && (
        <ConflictDialog conflict={conflict} onResolve={(version) => editing.editor.resolve(step, version)} />
      )}
      <Card>
        <div ref={fields} className={classes.fields} onBlur={saveWhatWasTyped}>
          <StepFields key={step} step={step} editing={editing} />
        </div>
      </Card>
      <div className={classes.foot}>
        {!SAVE_THEMSELVES.includes(step) && (
          <SaveStatus state={state} onRetry={() => void editing.editor.flush(step)} />
        )}
        {props.children}
      </div>
    </Section>
  )

  /** What failed before is not tried at each blur: the notice would vanish for a moment and move what is tapped. */
  function saveWhatWasTyped() {
    if (editing.editor.read().steps[step]?.state === 'WAITING') void editing.editor.flush(step)
  }
}

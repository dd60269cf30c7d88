import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { findStep, type ListingStep } from '../../domain/listings/listing-steps.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EditFrame, nameOf, shownSteps } from './edit-frame.tsx'
import { editPage } from './edit-paths.ts'
import { idOfKey, keyOfParams, listingForEditOptions, type ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import { StepPanel } from './step-panel.tsx'
import { useListingEditor, type Editing } from './use-listing-editor.ts'

/** Fetches the listing with the values of all steps. */
export const loader: PageLoader<'listingWizard' | 'groupWizard'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(listingForEditOptions(keyOfParams(params)))

/** A listing from nothing to everything that a tenant wants to know, step by step; each step saves itself. */
export function WizardPage() {
  const params = useRouteParams('listingWizard', 'groupWizard')
  const key = keyOfParams(params)
  return <Wizard key={idOfKey(key)} listingKey={key} stepId={params.stepId} />
}

function Wizard(props: { listingKey: ListingKey; stepId: string | undefined }) {
  const { listingKey: key, stepId } = props
  const t = useTranslations('listingEdit.wizard')
  const editing = useListingEditor(key)
  const steps = shownSteps(editing)
  const step = stepId ? findStep(stepId) : firstStep(editing, steps)
  if (!step || !steps.includes(step)) throw new ResourceNotFoundError()
  const done = steps.filter((one) => editing.gaps.every((gap) => gap.step !== one)).length
  return (
    <EditFrame
      kind="wizard"
      listingKey={key}
      editing={editing}
      current={step}
      title={t('title', { name: nameOf(editing) })}
      lead={t('lead')}
    >
      <div className={classes.progress}>
        <progress value={done} max={steps.length} aria-label={t('progressLabel')} />
        <small>{t('progress', { done, count: steps.length })}</small>
      </div>
      <StepPanel step={step} editing={editing}>
        <Ways listingKey={key} steps={steps} step={step} onLeave={() => void editing.editor.flush(step)} />
      </StepPanel>
    </EditFrame>
  )
}

/** The first step in which something is missing, else the first of all. */
function firstStep(editing: Editing, steps: readonly ListingStep[]): ListingStep | undefined {
  return steps.find((step) => editing.gaps.some((gap) => gap.step === step)) ?? steps[0]
}

function Ways(props: {
  listingKey: ListingKey
  steps: readonly ListingStep[]
  step: ListingStep
  onLeave: () => void
}) {
  const { listingKey, steps, step } = props
  const t = useTranslations('listingEdit')
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  const after = steps[at + 1]
  return (
    <div className={classes.ways}>
      {before && (
        <Button
          component={PageLink}
          {...editPage('wizard', listingKey, before)}
          onClick={props.onLeave}
          icon={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('wizard.before')}
        </Button>
      )}
      <Button
        component={PageLink}
        {...(after ? editPage('wizard', listingKey, after) : editPage('success', listingKey))}
        variant="primary"
        size="large"
        onClick={props.onLeave}
        icon={<IconArrowRight size={18} aria-hidden />}
      >
        {after ? t('wizard.next', { step: t(`steps.${after}.title`) }) : t('wizard.finish')}
      </Button>
    </div>
  )
}

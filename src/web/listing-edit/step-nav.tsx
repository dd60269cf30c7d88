import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCloudOff,
  IconGitCompare,
  IconPointFilled,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ListingStep } from '../../domain/listings/listing-steps.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePhone } from '../shared/use-phone.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { editPage, type EditKind } from './edit-paths.ts'
import type { ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import type { Editing } from './use-listing-editor.ts'

/** The steps as links, each with what is missing in it or not saved; on a phone folded below the current one. */
export function StepNav(props: {
  kind: EditKind
  listingKey: ListingKey
  steps: readonly ListingStep[]
  current: ListingStep | null
  editing: Editing
}) {
  const { steps, current } = props
  const t = useTranslations('listingEdit')
  const isPhone = usePhone()
  const list = (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>
          <StepLink {...props} step={step} />
        </li>
      ))}
    </ol>
  )
  if (!isPhone) return <nav aria-label={t('stepsLabel')}>{list}</nav>
  const number = current ? steps.indexOf(current) + 1 : 0
  return (
    <nav aria-label={t('stepsLabel')}>
      <details className={classes.more} key={current}>
        <summary>
          {current
            ? t('stepOf', { number, count: steps.length, name: t(`steps.${current}.title`) })
            : t('stepsLabel')}
        </summary>
        {list}
      </details>
    </nav>
  )
}

function StepLink(props: {
  kind: EditKind
  listingKey: ListingKey
  step: ListingStep
  current: ListingStep | null
  editing: Editing
}) {
  const { step, editing } = props
  const t = useTranslations('listingEdit')
  const isCurrent = step === props.current
  const missing = editing.gaps.filter((gap) => gap.step === step).length
  return (
    <PageLink
      {...editPage(props.kind, props.listingKey, step)}
      className={classes.stepLink}
      aria-current={isCurrent ? 'step' : undefined}
      data-current={isCurrent || undefined}
    >
      <Standing step={step} editing={editing} missing={missing} />
      <span>{t(`steps.${step}.title`)}</span>
      {missing > 0 && <small>{t('missing', { count: missing })}</small>}
    </PageLink>
  )
}

function Standing(props: { step: ListingStep; editing: Editing; missing: number }) {
  const t = useTranslations('listingEdit.save')
  const state = props.editing.steps[props.step]?.state ?? 'SAVED'
  if (state === 'CONFLICT') return <Mark icon={IconGitCompare} tone="red" text={t('short.CONFLICT')} />
  if (state === 'REFUSED' || state === 'FAILED')
    return <Mark icon={IconAlertTriangle} tone="red" text={t('short.REFUSED')} />
  if (state === 'OFFLINE') return <Mark icon={IconCloudOff} tone="amber" text={t('short.OFFLINE')} />
  if (state !== 'SAVED') return <Mark icon={IconPointFilled} tone="muted" text={t('short.WAITING')} />
  if (props.missing > 0) return <Mark icon={IconCircle} tone="amber" text="" />
  return <Mark icon={IconCircleCheck} tone="pine" text="" />
}

function Mark(props: { icon: typeof IconCircle; tone: string; text: string }) {
  const MarkIcon = props.icon
  return (
    <>
      <MarkIcon size={18} aria-hidden className={classes.mark} data-tone={props.tone} />
      {props.text && <VisuallyHidden>{props.text}</VisuallyHidden>}
    </>
  )
}

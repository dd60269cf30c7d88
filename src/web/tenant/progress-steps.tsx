import { IconCheck, IconPlayerPause, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import classes from './progress-steps.module.css'
import type { TenantRequest } from './tenant-queries.ts'

/** The five steps from the request to the booking: a row, on a phone a column. */
export function ProgressSteps(props: { progress: TenantRequest['progress'] }) {
  const t = useTranslations('tenant')
  return (
    <ol className={classes.steps} aria-label={t('progress')}>
      {props.progress.map(({ step, state }, at) => (
        <li
          key={step}
          data-state={state}
          aria-current={state === 'current' || state === 'paused' || state === 'stopped' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true">
            {state === 'done' && <IconCheck size={15} stroke={2.6} />}
            {state === 'paused' && <IconPlayerPause size={14} />}
            {state === 'stopped' && <IconX size={15} />}
            {(state === 'current' || state === 'ahead') && at + 1}
          </span>
          <span>
            {t(`steps.${step}`)}
            {state === 'paused' || state === 'stopped' ? (
              <small>{t(`stepState.${state}`)}</small>
            ) : (
              <VisuallyHidden>: {t(`stepState.${state}`)}</VisuallyHidden>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { LaterDialog } from '../shared/later-part.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { RUN_TONES } from './state-tones.ts'
import type { StaffTaxYear, TaxRun } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }))

/** How far a year is: when it is due, what the last computation found, and the button that computes it. */
export function RunCard({ year }: { year: StaffTaxYear }) {
  const t = useTranslations('taxReports')
  const stateText = useCatalogueText('catalogue.taxRunState')
  const reasonText = useReasonText()
  const format = useFormat()
  const [asks, setAsks] = useOverlay('start-tax-report')
  const { run, canRun } = year
  const isRunning = run?.state === 'RUNNING'
  const values = { year: String(year.year), day: format.day(year.deadline) }
  return (
    <Card className={classes.run}>
      <div className={classes.runHead}>
        <h2>{t('yearTitle', values)}</h2>
        <Pill tone={run ? RUN_TONES[run.state] : 'stone'}>
          {run ? stateText(run.state) : t('notComputed')}
        </Pill>
        {run?.isPreview && <Pill tone="amber">{t('preview')}</Pill>}
      </div>
      <p>{t(year.isOver ? 'due' : 'notOver', values)}</p>
      <div role="status" className={classes.runState}>
        {run && <RunFound run={run} />}
      </div>
      <div className={classes.buttons}>
        <Button
          variant={run ? 'plain' : 'primary'}
          busy={isRunning}
          disabled={!canRun.value}
          reason={canRun.value ? undefined : reasonText(canRun.reason)}
          onClick={() => setAsks(true)}
        >
          {t(run ? 'computeAgain' : 'compute')}
        </Button>
        {run?.state === 'DONE' && year.reports.totalCount > 0 && (
          <Button component="a" href={`/api/tax-report-runs/${run._id}/messages.zip`} download>
            {t('archive')}
          </Button>
        )}
      </div>
      {asks && (
        <LaterDialog onClose={() => setAsks(false)}>
          <StartDialog year={year} onClose={() => setAsks(false)} />
        </LaterDialog>
      )}
    </Card>
  )
}

function RunFound({ run }: { run: TaxRun }) {
  const t = useTranslations('taxReports')
  const format = useFormat()
  const { done, total, sellers, keptBack, exempt } = run
  if (run.state === 'RUNNING')
    return (
      <>
        <p>{t('running', { done: format.number(done), total: format.number(total) })}</p>
        <progress value={done} max={Math.max(1, total)} aria-label={t('progress')} />
      </>
    )
  if (run.state === 'FAILED')
    return (
      <p>
        {t('failed', { when: format.instant(run.finishedAt ?? run.startedAt) })}{' '}
        <span lang="en">{run.failure}</span>
      </p>
    )
  return (
    <>
      <p>{t('computed', { when: format.instant(run.finishedAt ?? run.startedAt) })}</p>
      <ul className={classes.counts}>
        <li>{t('sellers', { count: sellers })}</li>
        {keptBack > 0 && <li>{t('keptBack', { count: keptBack })}</li>}
        {exempt > 0 && <li>{t('exempt', { count: exempt })}</li>}
      </ul>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { MESSAGE_REPORT_OUTCOMES, type MessageReportOutcome } from '../../domain/catalogue/reports.ts'
import { REPORT_ANSWER_LENGTH } from '../../domain/rentals/messages/report.ts'
import { PageLink } from '../shared/page-link.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { endReport, type StaffReport } from './reports-queries.ts'
import classes from './staff-reports.module.css'

/** How a report ends: three ways, each with words that somebody reads; and the way to a hold on an account. */
export function ReportDecision({ report }: { report: StaffReport }) {
  const t = useTranslations('staffReports')
  const [chosen, setChosen] = useOverlayOf<MessageReportOutcome>('end')
  const { value, reason } = report.canEnd
  const why = reason === 'NO_PERMISSION' ? t('ownCase') : t('alreadyEnded')
  return (
    <Section title={t('decide')}>
      <Card className={classes.parts}>
        <p className={classes.note}>{t('decideText')}</p>
        <div className={classes.buttons}>
          {MESSAGE_REPORT_OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              disabled={!value}
              reason={value ? undefined : why}
              onClick={() => setChosen(outcome)}
            >
              {t(`outcomes.${outcome}.button`)}
            </Button>
          ))}
          <Button variant="quiet" component={PageLink} page="staffHolds">
            {t('holds')}
          </Button>
        </div>
      </Card>
      {chosen && <EndDialog key={chosen} report={report} outcome={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}

function EndDialog(props: { report: StaffReport; outcome: MessageReportOutcome; onClose: () => void }) {
  const { report, outcome, onClose } = props
  const t = useTranslations('staffReports')
  const { tenantName, landlordName } = report
  const isOfTenant = report.side === 'TENANT'
  const people = {
    reporter: report.reporterName ?? (isOfTenant ? tenantName : landlordName),
    reported: isOfTenant ? landlordName : tenantName,
  }
  const reader = outcome === 'WARNED' ? people.reported : people.reporter
  return (
    <ReasonDialog
      opened
      onClose={onClose}
      title={t(`outcomes.${outcome}.title`, people)}
      description={t(`outcomes.${outcome}.what`, people)}
      variant={outcome === 'NO_ACTION' ? 'primary' : 'danger-filled'}
      submit={t(`outcomes.${outcome}.button`)}
      length={REPORT_ANSWER_LENGTH}
      words={{ label: t('label'), hint: t(`hintFor.${outcome}`, { name: reader, ...REPORT_ANSWER_LENGTH }) }}
      send={(answer, key) => endReport({ reportId: report._id, outcome, answer }, key)}
      done={t(`outcomes.${outcome}.done`)}
    />
  )
}

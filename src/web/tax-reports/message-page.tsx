import { IconFileDownload, IconTableDown } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { pageOf } from '../shared/pager.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Pill } from '../ui/pill.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageErrors, MessageRecords } from './message-records.tsx'
import { MESSAGE_TONES } from './state-tones.ts'
import { type TaxMessageDetail, taxMessageOptions } from './tax-reports-queries.ts'
import { searchOf } from './tax-reports-search.ts'
import classes from './tax-reports.module.css'

/** Fetches the message that the address names. */
export const loader: PageLoader<'staffTaxReport'> = ({ queryClient, params, search }) =>
  queryClient.ensureQueryData(taxMessageOptions(params.reportId, pageOf(search)))

/** A message to the tax office: how far it is, what comes next, its files, what came back, and its records. */
export function MessagePage() {
  const t = useTranslations('taxReports')
  const { reportId } = useRouteParams('staffTaxReport')
  const [search] = useSearch()
  const kindText = useCatalogueText('catalogue.taxReportKind')
  const stateText = useCatalogueText('catalogue.taxReportState')
  const { data: message } = useSuspenseQuery(taxMessageOptions(reportId, pageOf(search)))
  if (!message) throw new ResourceNotFoundError()
  const { state, errors } = message
  return (
    <Page
      title={kindText(message.kind)}
      lead={t(`next.${state}`)}
      aside={<Pill tone={MESSAGE_TONES[state]}>{stateText(state)}</Pill>}
      back={
        <PageLink page="staffTaxReports" search={searchOf(message)}>
          {t('backToYear', { year: String(message.year) })}
        </PageLink>
      }
    >
      <Card className={classes.run}>
        <Facts message={message} />
        <MessageActions message={message} />
      </Card>
      <Files message={message} />
      {errors.length > 0 && <MessageErrors errors={errors} />}
      <MessageRecords message={message} />
    </Page>
  )
}

function Facts({ message }: { message: TaxMessageDetail }) {
  const t = useTranslations('taxReports')
  const modeText = useCatalogueText('catalogue.invoiceLiveMode')
  const format = useFormat()
  const { handedInAt, answeredAt, added, corrected, deleted, refused } = message
  return (
    <DefinitionList
      items={[
        { term: t('facts.ref'), value: <span className={classes.reference}>{message.messageRefId}</span> },
        { term: t('facts.year'), value: `${message.year}, ${modeText(message.mode)}` },
        { term: t('facts.records'), value: t('records', { added, corrected, deleted }) },
        { term: t('facts.refused'), value: refused > 0 ? t('refused', { count: refused }) : '' },
        { term: t('facts.made'), value: format.instant(message.madeAt) },
        { term: t('facts.handedIn'), value: handedInAt && format.instant(handedInAt) },
        { term: t('facts.answered'), value: answeredAt && format.instant(answeredAt) },
        { term: t('facts.size'), value: t('kilobytes', { size: format.number(message.size / 1000) }) },
        { term: t('facts.kept'), value: format.day(message.keepUntil) },
      ]}
    />
  )
}

function Files({ message: { _id } }: { message: TaxMessageDetail }) {
  const t = useTranslations('taxReports')
  const language = useLocale()
  const files = [
    ['dip', 'dip.xml'],
    ['xml', 'message.xml'],
    ['csv', `records.csv?language=${language}`],
  ] as const
  return (
    <nav aria-label={t('files')} className={classes.buttons}>
      {files.map(([file, path]) => (
        <Button
          key={file}
          component="a"
          href={`/api/tax-reports/${_id}/${path}`}
          download
          icon={
            file === 'csv' ? (
              <IconTableDown size={17} aria-hidden />
            ) : (
              <IconFileDownload size={17} aria-hidden />
            )
          }
        >
          {t(`file.${file}`)}
        </Button>
      ))}
    </nav>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BankLineState } from '../../domain/catalogue/ledger.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { BankLineRow } from './bank-line-row.tsx'
import { useKept } from './kept.tsx'
import { type BankLine, linesOptions } from './books-queries.ts'
import { LINE_STATES, lineStateOf } from './books-search.ts'
import { IgnoreLineDialog } from './ignore-line-dialog.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { SettleLineDialog } from './settle-line-dialog.tsx'
import { StatementUpload } from './statement-upload.tsx'

/** What the bank tells: a file to upload, and the lines that wait for somebody. */
export function BankView() {
  const t = useTranslations('books')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.bankLineState')
  const format = useFormat()
  const [search] = useSearch()
  const state = lineStateOf(search)
  const [settled, setSettled] = useOverlayOf<BankLine>('settle-line')
  const [ignored, setIgnored] = useOverlayOf<BankLine>('ignore-line')
  const { data, error, refetch } = useQuery({
    ...linesOptions(state, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const parts = data?.nodes.flatMap((line) => line.parts) ?? []
  const kept = useKept({ invoiceIds: parts.flatMap(({ invoice }) => invoice?._id ?? []) })
  const countOf = (one: BankLineState) => data?.counts.find((count) => count.state === one)?.count ?? 0
  return (
    <>
      <StatementUpload />
      <Section title={t('lines')}>
        <PageTabs label={t('lineStates')}>
          {LINE_STATES.map((one) => (
            <PageTab
              key={one}
              page="staffBooks"
              search={{ view: 'bank', lines: one, statement: search.statement }}
              keepScroll
              isOpen={one === state}
              count={data && format.number(countOf(one))}
            >
              {stateText(one)}
            </PageTab>
          ))}
        </PageTabs>
        {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton />}
        {data?.nodes.length === 0 && (
          <EmptyState
            illustration={<AllDoneIllustration />}
            title={t('noLines')}
            text={t(state === 'PARTIAL' ? 'nothingToDecide' : 'noLinesInState')}
            level={2}
          />
        )}
        {data && data.nodes.length > 0 && (
          <RowsCard>
            {data.nodes.map((line) => (
              <BankLineRow
                key={line._id}
                line={line}
                kept={kept}
                onSettle={() => setSettled(line)}
                onIgnore={() => setIgnored(line)}
              />
            ))}
          </RowsCard>
        )}
        {data && <Pager total={countOf(state)} />}
      </Section>
      <SettleLineDialog key={`settle ${settled?._id}`} line={settled} onClose={() => setSettled(null)} />
      <IgnoreLineDialog key={`ignore ${ignored?._id}`} line={ignored} onClose={() => setIgnored(null)} />
    </>
  )
}

import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import type { StaysPlan } from './stay-import-queries.ts'
import classes from '../shared/table-file/table-file.module.css'

/** What importing would do: counts, who would be declined, and line by line what is done or why not. */
export function ImportPreview({ plan }: { plan: StaysPlan }) {
  const t = useTranslations('stayImport')
  const tTable = useTranslations('tableFile')
  const outcome = useTranslations('stayImport.outcomes')
  const format = useFormat()
  const total = plan.counts.reduce((sum, { lines }) => sum + lines, 0)
  return (
    <Section title={tTable('preview')}>
      <ul className={classes.counts} role="status">
        {plan.counts.map((count) => (
          <li key={count.outcome}>
            <Pill tone={toneOf(count.outcome)}>{count.lines}</Pill> {outcome(count.outcome)}
          </li>
        ))}
      </ul>
      {plan.declined.length > 0 && (
        <div role="alert" className={classes.missing}>
          <p>{t('declined', { count: plan.declined.length })}</p>
          <ul>
            {plan.declined.map(({ listingRequestId, firstName, lastName, from, to }) => (
              <li key={listingRequestId}>
                {firstName} {lastName}, {format.dayRange(from, to)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <RowsCard ordered>
        {plan.lines.map((line) => (
          <li key={line.line} className={classes.row}>
            <div>
              <strong>{line.guest || line.unitName || tTable('line', { line: line.line })}</strong>
              <small>
                {tTable('line', { line: line.line })} · {line.unitName} ·{' '}
                {line.from && line.to && line.from <= line.to
                  ? format.dayRange(line.from, line.to)
                  : `${line.fromText} – ${line.toText}`}
              </small>
            </div>
            <p className={classes.outcome} data-tone={toneOf(line.outcome)}>
              {outcome(line.outcome)}
            </p>
          </li>
        ))}
      </RowsCard>
      {total > plan.lines.length && <p>{tTable('more', { count: total - plan.lines.length })}</p>}
    </Section>
  )
}

function toneOf(outcome: StaysPlan['lines'][number]['outcome']) {
  switch (outcome) {
    case 'ADD':
    case 'CHANGE':
    case 'FREE':
      return 'pine'
    case 'SAME':
    case 'BY_CALENDAR':
    case 'CANCELLED':
    case 'PAST':
    case 'UNIT_LEFT_OUT':
      return 'stone'
    default:
      return 'amber'
  }
}

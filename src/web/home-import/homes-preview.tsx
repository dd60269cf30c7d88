import { useTranslations } from 'use-intl'
import classes from '../shared/table-file/table-file.module.css'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import type { HomesPlan } from './home-import-queries.ts'

/** What importing would do: counts, and line by line what begins, what not, and what to mend. */
export function HomesPreview({ plan }: { plan: HomesPlan }) {
  const t = useTranslations('homeImport')
  const tTable = useTranslations('tableFile')
  const outcome = useTranslations('homeImport.outcomes')
  const needed = useTranslations('homeImport.needed')
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
      <RowsCard ordered>
        {plan.lines.map((line) => (
          <li key={line.line} className={classes.row}>
            <div>
              <strong>{line.name || t('noName')}</strong>
              <small>{[tTable('line', { line: line.line }), line.city].filter(Boolean).join(' · ')}</small>
            </div>
            <div className={classes.outcome} data-tone={toneOf(line.outcome)}>
              {line.wrong.length === 0 ? (
                <p>{outcome(line.outcome)}</p>
              ) : (
                line.wrong.map((field) => <p key={field}>{needed(field)}</p>)
              )}
            </div>
          </li>
        ))}
      </RowsCard>
      {total > plan.lines.length && <p>{tTable('more', { count: total - plan.lines.length })}</p>}
    </Section>
  )
}

function toneOf(outcome: HomesPlan['lines'][number]['outcome']) {
  if (outcome === 'ADD') return 'pine'
  return outcome === 'SAME' ? 'stone' : 'amber'
}

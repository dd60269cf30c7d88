import { useTranslations } from 'use-intl'
import { BLOCK_REASONS } from '../../../domain/catalogue/calendars.ts'
import { daysOfStay, parseDay } from '../../../domain/kernel/day.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { SelectField, TextareaField } from '../../ui/fields.tsx'
import { SpanField } from '../../ui/span-field.tsx'
import { useTakenDays } from '../taken-days.ts'
import { NOTE_LENGTH, type BlockDraft, type DraftProblem } from './block-draft.ts'
import classes from './blocks.module.css'
import { UnitChoice } from './unit-choice.tsx'
import type { ChoosableUnit } from './unit-search.ts'

/** Days, reason and note of a block, and its units where there are several to choose from. */
export function BlockFields(props: {
  draft: BlockDraft
  units: readonly ChoosableUnit[]
  problems: Partial<Record<'from' | 'to' | 'listingIds', DraftProblem>>
  onChange: (part: Partial<BlockDraft>) => void
}) {
  const { draft, problems, onChange } = props
  const t = useTranslations('blocks')
  const reasons = useTranslations('catalogue.blockReason')
  // Blocks may overlap each other; what becomes of other days is said below.
  const taken = useTakenDays({ listingIds: [...draft.listingIds], exceptBlockId: draft.blockId })
  const problem = (field: 'from' | 'to' | 'listingIds') => problems[field] && t(`problem.${problems[field]}`)
  const isWhole = !problems.from && !problems.to
  return (
    <div className={classes.fields}>
      <SpanField
        value={draft}
        onChange={onChange}
        marked={taken}
        first={{ label: t('from'), error: problem('from'), 'data-autofocus': true }}
        last={{ label: t('to'), error: problem('to') }}
      />
      {isWhole && (
        <p className={classes.hint}>
          {t('days', { count: daysOfStay({ from: parseDay(draft.from), to: parseDay(draft.to) }) })}
        </p>
      )}
      <SelectField
        label={t('reason')}
        value={draft.reason}
        data={BLOCK_REASONS.map((value) => ({ value, label: reasons(value) }))}
        onChange={(event) => onChange({ reason: oneOf(BLOCK_REASONS, event.currentTarget.value) ?? 'OTHER' })}
      />
      <TextareaField
        label={t('note')}
        description={t('noteHint')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={draft.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      {!draft.blockId && props.units.length > 1 && (
        <UnitChoice
          units={props.units}
          chosen={draft.listingIds}
          error={problem('listingIds')}
          onChange={(listingIds) => onChange({ listingIds })}
        />
      )}
    </div>
  )
}

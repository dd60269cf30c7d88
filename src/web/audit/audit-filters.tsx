import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LOG_KINDS } from '../../domain/kernel/log-kinds.ts'
import type { AuditChoicesQuery } from '../gen/graphql.ts'
import { type Search, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DayField } from '../ui/day-field.tsx'
import { SelectField } from '../ui/fields.tsx'
import { auditChoicesOptions, LOG_NARROWINGS } from './audit-queries.ts'
import classes from './audit-page.module.css'

type Choice = AuditChoicesQuery['auditChoices'][number]

const PEOPLE: readonly Choice['kind'][] = ['OWNER', 'TEAM', 'STAFF', 'LINK']

/** Narrows the log to a person, a home, one of its units, a subject and days; all of it lives in the URL. */
export function AuditFilters(props: { groupId: string | null; narrowed: boolean; actorName: string | null }) {
  const t = useTranslations('audit')
  const [search, setSearch] = useSearch()
  const choices = useQuery(auditChoicesOptions(props.groupId)).data ?? []
  const set = (changes: Search) => setSearch(changes, { replace: true })
  const homes = optionsOf(choices, 'GROUP')
  const units = optionsOf(choices, 'UNIT')
  const select = (name: 'person' | 'home' | 'unit' | 'kind', options: { value: string; label: string }[]) => (
    <SelectField
      size="sm"
      label={t(`filter.${name}`)}
      value={search[name] ?? ''}
      data={[{ value: '', label: t('filter.all') }, ...options]}
      onChange={({ currentTarget: { value } }) =>
        set({ [name]: value || undefined, ...(name === 'home' && { unit: undefined }) })
      }
    />
  )
  return (
    <Card as="section" aria-label={t('filter.title')} className={classes.filters}>
      {select('person', peopleOf(choices, search.person, props.actorName ?? t('filter.onePerson'), t))}
      {select('home', homes)}
      {units.length > 0 && select('unit', units)}
      {select(
        'kind',
        LOG_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      )}
      <DayField
        size="sm"
        label={t('filter.from')}
        value={search.from ?? ''}
        max={search.to}
        onChange={(day) => set({ from: day || undefined })}
      />
      <DayField
        size="sm"
        label={t('filter.to')}
        value={search.to ?? ''}
        min={search.from}
        onChange={(day) => set({ to: day || undefined })}
      />
      {props.narrowed && (
        <Button
          variant="quiet"
          className={classes.clear}
          onClick={() => set(Object.fromEntries(LOG_NARROWINGS.map((name) => [name, undefined])))}
        >
          {t('filter.clear')}
        </Button>
      )}
    </Card>
  )
}

function optionsOf(choices: readonly Choice[], kind: Choice['kind']) {
  return choices
    .filter((choice) => choice.kind === kind)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }))
}

/** Who can be chosen: whoever works here, each once, Mezzo, and whoever the address names beside them. */
function peopleOf(
  choices: readonly Choice[],
  chosen: string | undefined,
  chosenName: string,
  t: ReturnType<typeof useTranslations<'audit'>>,
) {
  const labels = new Map<string, string>()
  for (const kind of PEOPLE) {
    for (const { value, label } of optionsOf(choices, kind)) {
      const words = kind === 'STAFF' || kind === 'LINK' ? t(`filter.${kind}`, { name: label }) : label
      if (!labels.has(value)) labels.set(value, words)
    }
  }
  labels.set('MEZZO', t('system'))
  if (chosen && !labels.has(chosen)) labels.set(chosen, chosenName)
  return [...labels].map(([value, label]) => ({ value, label }))
}

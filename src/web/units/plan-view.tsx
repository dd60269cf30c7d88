import { useLocale, useTranslations } from 'use-intl'
import type { UnitField } from '../../domain/listings/unit-changes.ts'
import { localize } from '../../domain/kernel/text.ts'
import { useFormat } from '../shared/format.ts'
import { UnservedList } from './unserved-list.tsx'
import type { Plan } from './unit-queries.ts'
import classes from './units.module.css'

/** So many lines are shown; the rest is counted. */
const SHOWN = 100

/** What a change or a file would do: counts, what is wrong, each change, and who would be declined. */
export function PlanView({
  plan,
  names,
  currency,
}: {
  plan: Plan
  names?: ReadonlyMap<string, string>
  /** Of the rents. */
  currency: string | undefined
}) {
  const t = useTranslations('units')
  return (
    <div className={classes.plan}>
      <p role="status">
        {t('plan', {
          added: plan.added.length,
          changed: plan.changed.length,
          unchanged: plan.unchanged,
        })}
        {plan.untouched > 0 && plan.added.length + plan.changed.length > 1 && (
          <> {t('untouched', { count: plan.untouched })}</>
        )}
      </p>
      {plan.ignoredColumns.length > 0 && (
        <p className={classes.hint}>{t('ignoredColumns', { columns: plan.ignoredColumns.join(', ') })}</p>
      )}
      <Problems plan={plan} names={names} />
      <UnservedList requests={plan.unserved} />
      <Changes plan={plan} currency={currency} />
    </div>
  )
}

function Problems({ plan, names }: { plan: Plan; names?: ReadonlyMap<string, string> }) {
  const t = useTranslations('units')
  const problem = useTranslations('units.problem')
  const { problems } = plan
  if (problems.length === 0) return null
  return (
    <section className={classes.harm} role="alert">
      <h3>{t('problems', { count: problems.length })}</h3>
      <ul>
        {problems.slice(0, SHOWN).map((one, at) => (
          <li key={at}>
            {one.line > 0 && <strong>{t('line', { line: one.line })} </strong>}
            {one.line === 0 && one._id && <strong>{names?.get(one._id)} </strong>}
            {problem(one.text)}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>{t('more', { count: problems.length - SHOWN })}</p>}
    </section>
  )
}

function Changes({ plan, currency }: { plan: Plan; currency: string | undefined }) {
  const t = useTranslations('units')
  const field = useTranslations('units.field')
  const valueText = useValueText(currency)
  const lines = plan.changed.flatMap(({ _id, identifier, changes }) =>
    (changes as { field: UnitField; before: unknown; after: unknown }[]).map((change) => ({
      key: `${_id} ${change.field}`,
      identifier,
      ...change,
    })),
  )
  if (lines.length + plan.added.length === 0) return null
  return (
    <div className={classes.changes}>
      <table aria-label={t('changesTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.identifier}</th>
              <td>{field(line.field)}</td>
              <td>{valueText(line.field, line.before)}</td>
              <td>{valueText(line.field, line.after)}</td>
            </tr>
          ))}
          {plan.added.slice(0, SHOWN).map((unit) => (
            <tr key={`${unit.line} ${unit.identifier}`}>
              <th scope="row">{unit.identifier}</th>
              <td colSpan={3}>
                {unit.price === null ? t('isNew') : t('isNewAt', { price: valueText('price', unit.price) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length + plan.added.length > SHOWN && (
        <p>{t('more', { count: lines.length + plan.added.length - SHOWN })}</p>
      )}
    </div>
  )
}

/** A value of a unit in words. */
function useValueText(currency: string | undefined) {
  const t = useTranslations('units')
  const language = useLocale()
  const format = useFormat()
  return (field: UnitField, value: unknown): string => {
    if (value === null || value === undefined || value === '') {
      if (field === 'price') return t('ofHouse')
      return field === 'availableTo' ? t('openEnded') : t('none')
    }
    if (typeof value === 'number')
      return field === 'price' && currency ? format.money(value, currency) : String(value)
    if (typeof value === 'string') return field.startsWith('available') ? format.day(value) : value
    const texts = value as Record<string, string>
    return localize(texts, language) || Object.values(texts)[0] || t('none')
  }
}

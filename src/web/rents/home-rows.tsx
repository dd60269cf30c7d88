import { useTranslations } from 'use-intl'
import type { RentStep } from '../../domain/listings/rent-change.ts'
import { useFormat } from '../shared/format.ts'
import { CheckField } from '../ui/fields.tsx'
import type { RentHome } from './rent-queries.ts'
import classes from './rents.module.css'

/** The homes to choose from, with what each costs and would cost. */
export function HomeRows(props: {
  homes: readonly RentHome[]
  chosen: ReadonlySet<string>
  steps: readonly RentStep[]
  onChoose: (chosen: ReadonlySet<string>) => void
}) {
  const { homes, chosen, onChoose } = props
  const t = useTranslations('rents')
  const steps = new Map(props.steps.map((step) => [step.groupId, step]))
  const choose = (groupId: string, isChosen: boolean) => {
    const after = new Set(chosen)
    if (isChosen) after.add(groupId)
    else after.delete(groupId)
    onChoose(after)
  }
  return (
    <div role="group" aria-label={t('homes')}>
      <div className={classes.row}>
        <CheckField
          label={t('all', { count: homes.length })}
          checked={chosen.size === homes.length}
          onChange={(event) =>
            onChoose(new Set(event.currentTarget.checked ? homes.map(({ groupId }) => groupId) : []))
          }
        />
      </div>
      <ul className={classes.rows}>
        {homes.map((home) => (
          <li key={home.groupId} className={classes.row}>
            <CheckField
              label={home.name}
              checked={chosen.has(home.groupId)}
              onChange={(event) => choose(home.groupId, event.currentTarget.checked)}
            />
            <small>{home.city}</small>
            <Rent home={home} step={steps.get(home.groupId)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rent({ home, step }: { home: RentHome; step: RentStep | undefined }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const money = (amount: number) => (amount === 0 ? t('noRent') : format.money(amount, home.currency))
  return (
    <div className={classes.rent}>
      {step ? (
        <span>
          {step.problem ? (
            money(step.before)
          ) : (
            <>
              {money(step.before)} → <b>{money(step.after)}</b>
            </>
          )}
        </span>
      ) : (
        <span>{money(home.price)}</span>
      )}
      {step?.problem && <small className={classes.problem}>{t(`problem.${step.problem}`)}</small>}
      {home.planned.map(({ from, after }) => (
        <small key={from}>{t('plannedRent', { rent: money(after), day: format.day(from) })}</small>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CheckField } from '../ui/fields.tsx'
import classes from './rents.module.css'

/** A home of the table. */
export interface ChosenHome {
  groupId: string
  name: string
  city: string
}

/** The homes to choose from; `children` says what each has and would have. */
export function HomeRows<Home extends ChosenHome>(props: {
  homes: readonly Home[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  children: (home: Home) => ReactNode
}) {
  const { homes, chosen, onChoose } = props
  const t = useTranslations('rents')
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
            <div className={classes.rent}>{props.children(home)}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a home has, or what it has and would have, with why that can't be. */
export function BeforeAndAfter(props: {
  now: string
  step: { before: string; after: string; problem: string | null } | null
}) {
  const { now, step } = props
  if (!step) return <span>{now}</span>
  if (step.problem !== null)
    return (
      <>
        <span>{step.before}</span>
        <small className={classes.problem}>{step.problem}</small>
      </>
    )
  return (
    <span>
      {step.before} → <b>{step.after}</b>
    </span>
  )
}

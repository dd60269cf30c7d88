import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { rentKey } from '../../domain/listings/rent-change.ts'
import { CheckField } from '../ui/fields.tsx'
import classes from './rents.module.css'

/** A home of the table. */
export interface ChosenHome {
  groupId: string
  /** Of a unit that stands for itself below its home. */
  listingId?: string | null
  name: string
  city: string
}

/** The homes to choose from; `children` says what each has and would have. */
export function HomeRows<Home extends ChosenHome>(props: {
  homes: readonly Home[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Says that all of them are chosen. */
  all: string
  children: (home: Home) => ReactNode
}) {
  const { homes, chosen, onChoose } = props
  const t = useTranslations('rents')
  const choose = (key: string, isChosen: boolean) => {
    const after = new Set(chosen)
    if (isChosen) after.add(key)
    else after.delete(key)
    onChoose(after)
  }
  return (
    <div role="group" aria-label={t('homes')}>
      <div className={classes.row}>
        <CheckField
          label={props.all}
          checked={chosen.size === homes.length}
          onChange={(event) => onChoose(new Set(event.currentTarget.checked ? homes.map(keyOf) : []))}
        />
      </div>
      <ul className={classes.rows}>
        {homes.map((home) => (
          <li key={keyOf(home)} className={classes.row} data-unit={Boolean(home.listingId)}>
            <CheckField
              label={home.name}
              checked={chosen.has(keyOf(home))}
              onChange={(event) => choose(keyOf(home), event.currentTarget.checked)}
            />
            <small>{home.city}</small>
            <div className={classes.rent}>{props.children(home)}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function keyOf({ groupId, listingId = null }: ChosenHome): string {
  return rentKey({ groupId, listingId })
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

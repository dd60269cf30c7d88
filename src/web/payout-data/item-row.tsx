import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { Button } from '../ui/button.tsx'
import classes from './payout-data.module.css'

/** One thing of the landlord's, the homes that use it, and what can be done with it. */
export function ItemRow(props: {
  /** What tells it apart, in what its buttons are called. */
  name: string
  /** What stands above its details; by default the name. */
  title?: string
  details: readonly (string | null)[]
  pills?: ReactNode
  homes: readonly PayoutHome[]
  onChoose: () => void
  onChange: () => void
  onArchive: (() => void) | null
  isHighlighted?: boolean
  children?: ReactNode
}) {
  const { name, homes } = props
  const t = useTranslations('payoutData')
  return (
    <li
      ref={props.isHighlighted ? bringIntoView : undefined}
      className={classes.row}
      data-highlighted={props.isHighlighted || undefined}
    >
      <div className={classes.what}>
        <span className={classes.name}>
          <strong>{props.title ?? name}</strong>
          {props.pills}
        </span>
        {props.details.map((detail) => detail && <small key={detail}>{detail}</small>)}
        <UsedBy homes={homes} />
      </div>
      <div className={classes.buttons}>
        <Button size="small" onClick={props.onChoose} aria-label={t('useOf', { name })}>
          {t('choose')}
        </Button>
        <Button size="small" onClick={props.onChange} aria-label={t('changeOf', { name })}>
          {t('change')}
        </Button>
        {props.onArchive && (
          <Button
            size="small"
            variant="danger"
            onClick={props.onArchive}
            aria-label={t('archiveOf', { name })}
          >
            {t('archive')}
          </Button>
        )}
      </div>
      {props.children}
    </li>
  )
}

// Once, when the page opens: the lists before it may be long.
function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' })
}

const SHOWN = 3

/** The homes by name; many of them behind a click. */
function UsedBy({ homes }: { homes: readonly PayoutHome[] }) {
  const t = useTranslations('payoutData')
  if (homes.length === 0) return <small>{t('unused')}</small>
  const names = homes.map(({ name }) => name)
  if (homes.length <= SHOWN) return <small>{t('usedBy', { homes: names.join(', ') })}</small>
  return (
    <details className={classes.homes}>
      <summary>{t('usedByMany', { count: homes.length })}</summary>
      <ul>
        {homes.map(({ groupId, name }) => (
          <li key={groupId}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { CheckField } from '../ui/fields.tsx'
import classes from './payout-data.module.css'

/** Chooses for which homes something is to be used: those that use it already stay with it. */
export function ChooseHomesDialog(props: {
  opened: boolean
  onClose: () => void
  name: string
  description: string
  homes: readonly PayoutHome[]
  /** The homes that use it. */
  using: readonly PayoutHome[]
  /** Why a home can't; null where it can. */
  obstacleOf?: (home: PayoutHome) => string | null
  busy: boolean
  error: unknown
  onSubmit: (groupIds: string[]) => void
}) {
  const t = useTranslations('payoutData')
  const using = new Set(props.using.map(({ groupId }) => groupId))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const free = props.homes.filter((home) => !using.has(home.groupId) && !props.obstacleOf?.(home))
  const toggle = (groupId: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(groupId)
    else next.delete(groupId)
    setChosen(next)
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('chooseOf', { name: props.name })}
      description={props.description}
      submit={t('chooseFor', { count: chosen.size })}
      cancel={t('cancel')}
      busy={props.busy}
      disabled={chosen.size === 0}
      error={props.error}
      onSubmit={() => props.onSubmit([...chosen])}
    >
      <fieldset className={classes.checks}>
        <legend>{t('homes')}</legend>
        {free.length > 1 && (
          <CheckField
            label={t('all', { count: free.length })}
            checked={chosen.size === free.length}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? free.map(({ groupId }) => groupId) : []))
            }
          />
        )}
        {props.homes.map((home) => {
          const isUsing = using.has(home.groupId)
          const obstacle = isUsing ? t('usesIt') : props.obstacleOf?.(home)
          return (
            <CheckField
              key={home.groupId}
              label={home.partOfGroup ? t('group', { name: home.name, count: home.units }) : home.name}
              description={obstacle ?? undefined}
              checked={isUsing || chosen.has(home.groupId)}
              disabled={Boolean(obstacle)}
              onChange={(event) => toggle(home.groupId, event.currentTarget.checked)}
            />
          )
        })}
      </fieldset>
    </AnswerDialog>
  )
}

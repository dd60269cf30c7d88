import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_VACANCY_UNITS } from '../../domain/catalogue/listings.ts'
import { MAX_GROUP_SIZE } from '../../domain/kernel/constants.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import {
  changingLimits,
  HOME_LIMIT_KINDS,
  type HomeLimitKind,
  type LimitLength,
  type LimitOrder,
  type LimitStep,
  planLimits,
} from '../../domain/listings/limit-change.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { BeforeAndAfter, HomeRows } from './home-rows.tsx'
import { isWrongLength, type LimitDraft, limitOrderOf } from './limit-draft.ts'
import { type LimitHome, sendLimits, sendLimitsUndo } from './limit-queries.ts'
import { PlanEnd } from './plan-end.tsx'
import { isWrongDay, lastRentDay, reasonAgainst } from './rent-draft.ts'
import { useDoneChange } from './use-done-change.ts'
import classes from './rents.module.css'

/** What is wanted of one limit, the homes with what each would have then, and the button that does exactly that. */
export function LimitForm({ homes }: { homes: readonly LimitHome[] }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const today = utcToday()
  const [draft, setDraft] = useState<LimitDraft>({
    kind: 'MINIMUM_STAY',
    value: '',
    unit: 'DAY',
    isNone: false,
    from: today,
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(() => homes.filter(({ groupId }) => chosen.has(groupId)), [homes, chosen])
  const order = limitOrderOf(draft, today)
  const limited = asked.map((home) => ({ ...home, city: home.cityLimits }))
  const steps = order ? planLimits(limited, order) : []
  const byHome = new Map(steps.map((step) => [step.groupId, step]))
  const changed = changingLimits(steps)
  const tellDone = useDoneChange()
  const changing = useOnce({
    send: ({ kind, value, unit, from }: LimitOrder, idempotencyKey) =>
      sendLimits(
        {
          kind,
          length: { value, unit },
          from,
          groupIds: asked.map(({ groupId }) => groupId),
          seen: changed.map(({ groupId, before }) => ({ groupId, before })),
        },
        idempotencyKey,
      ),
    onDone: (done, { from }) => {
      if (done) {
        const { orderId, changed: count } = done
        const text =
          from > today ? t('limits.planned', { count, day: format.day(from) }) : t('limits.done', { count })
        tellDone(text, async () => t('limits.undone', await sendLimitsUndo(orderId, crypto.randomUUID())))
      }
      setChosen(new Set())
      setDraft({ ...draft, value: '', isNone: false })
    },
  })
  const reason = reasonAgainst({ asked: asked.length, isOrder: order !== null, changed: changed.length })
  return (
    <form
      noValidate
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault()
        if (order && !reason) changing.run(order)
      }}
    >
      <Card>
        <LimitFields draft={draft} onChange={setDraft} />
      </Card>
      <Card padded={false}>
        <HomeRows homes={homes} chosen={chosen} onChoose={setChosen} all={t('all', { count: homes.length })}>
          {(home) => <Limit home={home} kind={draft.kind} step={byHome.get(home.groupId)} />}
        </HomeRows>
      </Card>
      <PlanEnd
        plan={t('limits.plan', {
          chosen: asked.length,
          changed: changed.length,
          kept: steps.length - changed.length,
        })}
        submit={t('limits.submit', { count: changed.length })}
        reason={reason ? t(`limits.reason.${reason}`, { most: MAX_GROUP_SIZE }) : undefined}
        changing={changing}
      />
    </form>
  )
}

function LimitFields({ draft, onChange }: { draft: LimitDraft; onChange: (draft: LimitDraft) => void }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const today = utcToday()
  const change = (typed: Partial<LimitDraft>) => onChange({ ...draft, ...typed })
  const { kind } = draft
  return (
    <>
      <ChoiceField
        legend={t('limits.which')}
        compact
        value={kind}
        onChange={(chosen) => change({ kind: chosen, value: '', isNone: false })}
        choices={HOME_LIMIT_KINDS.map((value) => ({ value, label: t(`limits.kind.${value}`) }))}
      />
      <p className={classes.effect}>{t(`limits.effect.${kind}`)}</p>
      <div className={classes.fields}>
        <TextField
          label={t(`limits.value.${kind}`)}
          inputMode="numeric"
          autoComplete="off"
          disabled={draft.isNone}
          value={draft.isNone ? '' : draft.value}
          rightSection={
            kind === 'VACANCY' ? undefined : <span className={classes.unit}>{t('limits.months')}</span>
          }
          error={isWrongLength(draft, today) ? t(`limits.wrongValue.${kind}`) : undefined}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
        {kind === 'VACANCY' && (
          <SelectField
            label={t('limits.unit')}
            disabled={draft.isNone}
            value={draft.unit}
            data={MAX_VACANCY_UNITS.map((value) => ({
              value: value as string,
              label: t(`limits.units.${value}`),
            }))}
            onChange={(event) =>
              change({ unit: oneOf(MAX_VACANCY_UNITS, event.currentTarget.value) ?? 'DAY' })
            }
          />
        )}
        <DayField
          label={t('from')}
          value={draft.from}
          min={today}
          max={lastRentDay(today)}
          error={
            isWrongDay(draft.from, today)
              ? t('wrongDay', { last: format.day(lastRentDay(today)) })
              : undefined
          }
          onChange={(from) => change({ from })}
        />
      </div>
      <CheckField
        label={t(`limits.remove.${kind}`)}
        checked={draft.isNone}
        onChange={(event) => change({ isNone: event.currentTarget.checked })}
      />
    </>
  )
}

/** A length in words. */
export function useLimitWords(): (length: LimitLength) => string {
  const t = useTranslations('rents.limits')
  return ({ value, unit }) => (value === null ? t('none') : t(`length.${unit}`, { value }))
}

function Limit(props: { home: LimitHome; kind: HomeLimitKind; step: LimitStep | undefined }) {
  const { home, kind, step } = props
  const t = useTranslations('rents.limits')
  const format = useFormat()
  const words = useLimitWords()
  const { minimum, maximum } = home.cityLimits
  return (
    <>
      <BeforeAndAfter
        now={words(home.limits[kind])}
        step={
          step
            ? {
                before: words(step.before),
                after: words(step.after),
                problem: step.problem && t(`problem.${step.problem}`),
              }
            : null
        }
      />
      {kind === 'MINIMUM_STAY' && minimum !== null && <small>{t('cityMinimum', { months: minimum })}</small>}
      {kind === 'MAXIMUM_STAY' && maximum !== null && <small>{t('cityMaximum', { months: maximum })}</small>}
      {home.planned
        .filter((planned) => planned.kind === kind)
        .map((planned) => (
          <small key={planned.from}>
            {t('plannedLimit', { limit: words(planned), day: format.day(planned.from) })}
          </small>
        ))}
    </>
  )
}

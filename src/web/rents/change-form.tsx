import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_GROUP_SIZE } from '../../domain/kernel/constants.ts'
import {
  changingSteps,
  planRents,
  RENT_CHANGE_KINDS,
  rentKey,
  type RentOrder,
  type RentStep,
} from '../../domain/listings/rent-change.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { CheckField, TextField } from '../ui/fields.tsx'
import { BeforeAndAfter, HomeRows } from './home-rows.tsx'
import { PlanEnd } from './plan-end.tsx'
import {
  isWrongDay,
  isWrongValue,
  lastRentDay,
  orderOf,
  reasonAgainst,
  type RentDraft,
} from './rent-draft.ts'
import { type RentHome, sendRents, sendRentsUndo } from './rent-queries.ts'
import { useDoneChange } from './use-done-change.ts'
import classes from './rents.module.css'

/** What is wanted, the homes with what each would cost then, and the button that does exactly that. */
export function ChangeForm({ homes }: { homes: readonly RentHome[] }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const today = utcToday()
  const [draft, setDraft] = useState<RentDraft>({ kind: 'PERCENT', value: '', from: today, isRounded: true })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(() => homes.filter((home) => chosen.has(rentKey(home))), [homes, chosen])
  const currency = asked[0]?.currency ?? homes[0]?.currency ?? 'EUR'
  const order = orderOf(draft, currency, today)
  const steps = order ? planRents(asked, order) : []
  const byHome = new Map(steps.map((step) => [rentKey(step), step]))
  const changed = changingSteps(steps)
  const tellDone = useDoneChange()
  const changing = useOnce({
    send: (wanted: RentOrder, idempotencyKey) =>
      sendRents(
        {
          ...wanted,
          groupIds: asked.flatMap(({ groupId, listingId }) => (listingId === null ? [groupId] : [])),
          listingIds: asked.flatMap(({ listingId }) => listingId ?? []),
          seen: changed.map(({ groupId, listingId, after }) => ({ groupId, listingId, after })),
        },
        idempotencyKey,
      ),
    onDone: (done, { from }) => {
      if (done) {
        const { batchId, changed: count } = done
        const text = from > today ? t('planned', { count, day: format.day(from) }) : t('done', { count })
        tellDone(text, async () => t('undone', await sendRentsUndo(batchId, crypto.randomUUID())))
      }
      setChosen(new Set())
      setDraft({ ...draft, value: '' })
    },
  })
  const change = (typed: Partial<RentDraft>) => setDraft({ ...draft, ...typed })
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
        <div className={classes.fields}>
          <ChoiceField
            legend={t('how')}
            compact
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            choices={RENT_CHANGE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextField
            label={t(`value.${draft.kind}`)}
            description={t(`hint.${draft.kind}`)}
            value={draft.value}
            rightSection={<span className={classes.unit}>{draft.kind === 'PERCENT' ? '%' : currency}</span>}
            error={isWrongValue(draft, currency, today) ? t(`wrongValue.${draft.kind}`) : undefined}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
          <DayField
            label={t('from')}
            description={t('fromHint')}
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
        {draft.kind !== 'FIXED' && (
          <CheckField
            label={t('rounded')}
            checked={draft.isRounded}
            onChange={(event) => change({ isRounded: event.currentTarget.checked })}
          />
        )}
      </Card>
      <Card padded={false}>
        <HomeRows
          homes={homes}
          chosen={chosen}
          onChoose={setChosen}
          all={t('allRents', { count: homes.length })}
        >
          {(home) => <Rent home={home} step={byHome.get(rentKey(home))} />}
        </HomeRows>
      </Card>
      <PlanEnd
        plan={t('plan', {
          chosen: asked.length,
          changed: changed.length,
          kept: steps.length - changed.length,
        })}
        submit={t('submit', { count: changed.length })}
        reason={reason ? t(`reason.${reason}`, { most: MAX_GROUP_SIZE }) : undefined}
        changing={changing}
      />
    </form>
  )
}

function Rent({ home, step }: { home: RentHome; step: RentStep | undefined }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const money = (amount: number) => (amount === 0 ? t('noRent') : format.money(amount, home.currency))
  return (
    <>
      <BeforeAndAfter
        now={money(home.price)}
        step={
          step
            ? {
                before: money(step.before),
                after: money(step.after),
                problem: step.problem && t(`problem.${step.problem}`),
              }
            : null
        }
      />
      {home.unitsApart > 0 && <small>{t('unitsApart', { count: home.unitsApart })}</small>}
      {home.planned.map(({ from, after }) => (
        <small key={from}>{t('plannedRent', { rent: money(after), day: format.day(from) })}</small>
      ))}
    </>
  )
}

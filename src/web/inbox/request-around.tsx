import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Section } from '../ui/section.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { AroundCalendar } from './around-calendar.tsx'
import { gatherCandidates } from './around-layout.ts'
import { AroundTable } from './inbox-later.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-around.module.css'

/** Units of a big group that are shown before 'show all'. */
const SHOWN_FIRST = 6

/** What takes the units around the dates of a request, as a calendar or as a list. */
export function RequestAround(props: { request: InboxRequest }) {
  const around = {
    ...props.request.around,
    ...gatherCandidates(props.request.around.units, props.request.id),
  }
  const t = useTranslations('request.around')
  const format = useFormat()
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  const [all, setAll] = useState(false)
  const fitting = around.units.filter((unit) => unit.fits)
  const first = (fitting.length > 0 ? fitting : around.units).slice(0, SHOWN_FIRST)
  const big = around.units.length > SHOWN_FIRST
  const units = big && !all ? first : around.units
  const summary = t('calendarOf', {
    dates: format.dayRange(around.from, around.to),
    fits: fitting.length,
    units: around.units.length,
  })
  return (
    <Section
      title={t('title')}
      actions={
        <ChoiceField
          legend={t('view')}
          hideLegend
          compact
          choices={[
            { value: 'calendar', label: t('asCalendar') },
            { value: 'list', label: t('asList') },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      <Card padded={false} className={classes.card}>
        {view === 'calendar' ? (
          <AroundCalendar request={props.request} units={units} several={around.several} summary={summary} />
        ) : (
          <LaterPart fallback={<Bone height="160px" />}>
            <AroundTable request={props.request} units={units} several={around.several} />
          </LaterPart>
        )}
        {fitting.length === 0 && <p className={classes.note}>{t('noFit')}</p>}
        {big && (
          <Button variant="quiet" fullWidth onClick={() => setAll(!all)} className={classes.all}>
            {all ? t('showFitting') : t('showAll', { count: around.units.length })}
          </Button>
        )}
      </Card>
    </Section>
  )
}

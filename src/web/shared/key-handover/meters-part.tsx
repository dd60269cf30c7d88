import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  HANDOVER_LINE_LENGTH,
  HANDOVER_LINES_MAX,
  METER_KINDS,
} from '../../../domain/rentals/stays/key-handover.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Section } from '../../ui/section.tsx'
import { localToday } from '../today.ts'
import { meterProblems, type MeterEntry } from './handover-draft.ts'
import classes from './key-handover.module.css'

const UNITS: Record<MeterEntry['kind'], string> = {
  ELECTRICITY: 'kWh',
  GAS: 'm³',
  WATER_COLD: 'm³',
  WATER_HOT: 'm³',
  HEATING: 'kWh',
}

/** The meters with their readings. */
export function MetersPart(props: {
  meters: MeterEntry[]
  day: string | null
  wasTried: boolean
  onChange: (meters: MeterEntry[]) => void
}) {
  const { meters, day, wasTried, onChange } = props
  const t = useTranslations('keyHandover.meters')
  const kinds = METER_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))
  const next = METER_KINDS.find((kind) => meters.every((meter) => meter.kind !== kind)) ?? 'ELECTRICITY'
  return (
    <Section title={t('title')}>
      <Card className={classes.stack}>
        {meters.length === 0 && <p className={classes.muted}>{t('none')}</p>}
        {meters.map((meter, at) => {
          const change = (changes: Partial<MeterEntry>) =>
            onChange(meters.map((one, place) => (place === at ? { ...one, ...changes } : one)))
          const problems = meterProblems(meter)
          return (
            <fieldset key={at} className={classes.meter}>
              <legend>{t('meter', { number: at + 1 })}</legend>
              <div className={classes.pair}>
                <SelectField
                  label={t('kind')}
                  data={kinds}
                  value={meter.kind}
                  onChange={(event) => {
                    const kind = METER_KINDS.find((one) => one === event.currentTarget.value)
                    if (kind) change({ kind, unit: UNITS[kind] })
                  }}
                />
                <TextField
                  label={t('number')}
                  value={meter.number}
                  maxLength={HANDOVER_LINE_LENGTH.text}
                  autoComplete="off"
                  onChange={(event) => change({ number: event.currentTarget.value })}
                />
                <TextField
                  label={t('reading')}
                  inputMode="decimal"
                  autoComplete="off"
                  value={meter.reading}
                  error={wasTried && problems.reading && t('readingWrong')}
                  onChange={(event) => change({ reading: event.currentTarget.value })}
                />
                <TextField
                  label={t('unit')}
                  value={meter.unit}
                  maxLength={HANDOVER_LINE_LENGTH.unit}
                  error={wasTried && problems.unit && t('unitMissing')}
                  onChange={(event) => change({ unit: event.currentTarget.value })}
                />
              </div>
              <DayField
                label={t('day')}
                value={meter.day}
                error={wasTried && problems.day && t('dayMissing')}
                onChange={(value) => change({ day: value })}
              />
              <div className={classes.actions}>
                <Button
                  variant="quiet"
                  icon={<IconTrash size={18} aria-hidden />}
                  onClick={() => onChange(meters.filter((_, place) => place !== at))}
                >
                  {t('remove', { number: at + 1 })}
                </Button>
              </div>
            </fieldset>
          )
        })}
        {meters.length < HANDOVER_LINES_MAX && (
          <div className={classes.actions}>
            <Button
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() =>
                onChange([
                  ...meters,
                  {
                    kind: next,
                    number: '',
                    reading: '',
                    unit: UNITS[next],
                    day: day || localToday(),
                  },
                ])
              }
            >
              {t('add')}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  )
}

import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  HANDOVER_LINE_LENGTH,
  HANDOVER_LINES_MAX,
  HANDOVER_POINTS,
} from '../../../domain/rentals/stays/key-handover.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/fields.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import type { HandoverEntry } from './handover-draft.ts'
import classes from './key-handover.module.css'

/** What is looked at together; the landlord adds points of their own, the tenant ticks them. */
export function ChecklistPart(props: {
  entry: HandoverEntry
  mayAdd: boolean
  wasTried: boolean
  onChange: (changes: Partial<HandoverEntry>) => void
}) {
  const { entry, mayAdd, wasTried, onChange } = props
  const { points, ownPoints } = entry
  const t = useTranslations('keyHandover.checklist')
  const changeOwn = (at: number, changes: Partial<(typeof ownPoints)[number]>) =>
    onChange({
      ownPoints: ownPoints.map((point, place) => (place === at ? { ...point, ...changes } : point)),
    })
  return (
    <Section title={t('title')}>
      <Card className={classes.rows}>
        {HANDOVER_POINTS.map((point) => (
          <CheckField
            key={point}
            label={t(`points.${point}`)}
            checked={points.includes(point)}
            onChange={(event) =>
              onChange({
                points: event.currentTarget.checked
                  ? [...points, point]
                  : points.filter((one) => one !== point),
              })
            }
          />
        ))}
        {ownPoints.map((point, at) =>
          mayAdd ? (
            <div key={at} className={classes.own}>
              <TextField
                label={t('ownPoint', { number: at + 1 })}
                value={point.text}
                maxLength={HANDOVER_LINE_LENGTH.text}
                error={wasTried && point.text.trim() === '' && t('ownMissing')}
                onChange={(event) => changeOwn(at, { text: event.currentTarget.value })}
              />
              <IconButton
                label={t('remove', { number: at + 1 })}
                onClick={() => onChange({ ownPoints: ownPoints.filter((_, place) => place !== at) })}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
              <CheckField
                label={t('done')}
                checked={point.isDone}
                onChange={(event) => changeOwn(at, { isDone: event.currentTarget.checked })}
              />
            </div>
          ) : (
            <CheckField
              key={at}
              label={point.text}
              checked={point.isDone}
              onChange={(event) => changeOwn(at, { isDone: event.currentTarget.checked })}
            />
          ),
        )}
        {mayAdd && ownPoints.length < HANDOVER_LINES_MAX && (
          <div className={classes.actions}>
            <Button
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() => onChange({ ownPoints: [...ownPoints, { text: '', isDone: false }] })}
            >
              {t('add')}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_GROUP_SIZE } from '../../domain/kernel/constants.ts'
import {
  isNumberingPattern,
  MAX_FIRST_NUMBER,
  type Numbering,
  numberedUnits,
  proposedPattern,
} from '../../domain/listings/unit-names.ts'
import { CheckField, TextField } from '../ui/fields.tsx'
import type { UnitNode } from './unit-queries.ts'
import classes from './units.module.css'

/** What is typed about new units. */
export interface NewUnitsDraft {
  quantity: string
  apartmentName: string
  externalId: string
  firstNumber: string
  hasFloors: boolean
  firstFloor: string
  unitsPerFloor: string
}

/** What the form begins with: the numbering that the group has already. */
export function newUnitsDraft(name: string, units: readonly UnitNode[], isGroup: boolean): NewUnitsDraft {
  return {
    quantity: isGroup ? '1' : '2',
    apartmentName: proposedPattern(
      name,
      units.map((unit) => unit.apartmentName),
    ),
    externalId: '',
    firstNumber: String(isGroup ? units.length + 1 : 2),
    hasFloors: false,
    firstFloor: '0',
    unitsPerFloor: '4',
  }
}

/** The numbering and the number of units that are added; names the fields that are wrong. */
export function readNewUnits(
  draft: NewUnitsDraft,
  existing: number,
  isGroup: boolean,
): { input: Numbering & { quantity: number }; added: number; wrong: (keyof NewUnitsDraft)[] } {
  const number = (text: string) => (/^-?\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN)
  const input = {
    quantity: number(draft.quantity),
    apartmentName: draft.apartmentName.trim(),
    externalId: draft.externalId.trim() || null,
    firstNumber: number(draft.firstNumber),
    firstFloor: draft.hasFloors ? number(draft.firstFloor) : null,
    unitsPerFloor: draft.hasFloors ? number(draft.unitsPerFloor) : null,
  }
  const added = isGroup ? input.quantity : input.quantity - existing
  const floor = input.firstFloor ?? 0
  const perFloor = input.unitsPerFloor ?? 1
  const rules: [keyof NewUnitsDraft, boolean][] = [
    ['quantity', added >= 1 && existing + added <= MAX_GROUP_SIZE],
    ['apartmentName', isNumberingPattern(input.apartmentName)],
    ['externalId', input.externalId === null || isNumberingPattern(input.externalId)],
    ['firstNumber', input.firstNumber >= 0 && input.firstNumber <= MAX_FIRST_NUMBER],
    ['firstFloor', floor >= -10 && floor <= 200],
    ['unitsPerFloor', perFloor >= 1 && perFloor <= MAX_GROUP_SIZE],
  ]
  return { input, added, wrong: rules.flatMap(([field, holds]) => (holds ? [] : [field])) }
}

/** The fields of new units with the names that they will get. */
export function NewUnitsForm(props: {
  draft: NewUnitsDraft
  units: readonly UnitNode[]
  isGroup: boolean
  onChange: (draft: NewUnitsDraft) => void
}) {
  const { draft, units, isGroup } = props
  const t = useTranslations('units')
  const [touched, setTouched] = useState<readonly string[]>([])
  const { wrong } = readNewUnits(draft, units.length, isGroup)
  const field = (name: Exclude<keyof NewUnitsDraft, 'hasFloors'>, numeric: boolean) => (
    <TextField
      label={t(name === 'quantity' && !isGroup ? 'new.label.total' : `new.label.${name}`)}
      description={name === 'apartmentName' ? t('new.patternHint') : undefined}
      value={draft[name]}
      inputMode={numeric ? 'numeric' : 'text'}
      data-autofocus={name === 'quantity' || undefined}
      error={touched.includes(name) && wrong.includes(name) && t(`new.${name}`)}
      onBlur={() => setTouched([...touched, name])}
      onChange={(event) => props.onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className={classes.form}>
      {field('quantity', true)}
      {field('apartmentName', false)}
      {field('firstNumber', true)}
      {field('externalId', false)}
      <CheckField
        label={t('new.floors')}
        checked={draft.hasFloors}
        onChange={(event) => props.onChange({ ...draft, hasFloors: event.currentTarget.checked })}
      />
      {draft.hasFloors && (
        <div className={classes.pair}>
          {field('firstFloor', true)}
          {field('unitsPerFloor', true)}
        </div>
      )}
      <Preview {...props} />
    </div>
  )
}

function Preview({
  draft,
  units,
  isGroup,
}: {
  draft: NewUnitsDraft
  units: readonly UnitNode[]
  isGroup: boolean
}) {
  const t = useTranslations('units')
  const { input, added, wrong } = readNewUnits(draft, units.length, isGroup)
  if (wrong.length > 0) return null
  const taken = {
    apartmentNames: new Set(units.map((unit) => unit.apartmentName)),
    externalIds: new Set(units.flatMap((unit) => unit.externalId ?? [])),
  }
  const names = numberedUnits(input, added, taken).map((unit) => unit.apartmentName)
  return (
    <p role="status" className={classes.hint}>
      {t('new.preview', {
        count: added,
        names: names.slice(0, 3).join(', '),
        last: names.at(-1) ?? '',
        more: names.length > 3 ? 'yes' : 'no',
      })}
    </p>
  )
}

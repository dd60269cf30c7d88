import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import classes from './pick-one.module.css'

/** One of what a landlord has, by its name, or a new one made in place. */
export function PickOne(props: {
  label: string
  description?: ReactNode
  items: { id: string; name: string }[]
  value: string | null
  onChange: (id: string | null) => void
  error?: string
  /** False where one can be exchanged but not taken away. */
  canBeNone?: boolean
  disabled?: boolean
  create?: string
  onCreate?: () => void
  'data-field'?: string
}) {
  const t = useTranslations('payoutParts')
  const { canBeNone = true } = props
  const none = { value: '', label: t('none') }
  return (
    <div className={classes.pickOne}>
      <SelectField
        label={props.label}
        description={props.description}
        data-field={props['data-field']}
        disabled={props.disabled}
        value={props.value ?? ''}
        data={[
          ...(canBeNone || props.value === null ? [none] : []),
          ...props.items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
        error={props.error}
      />
      {props.create && (
        <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={props.onCreate}>
          {props.create}
        </Button>
      )}
    </div>
  )
}

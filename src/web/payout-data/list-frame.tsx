import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './payout-data.module.css'

const MANY = 8

/** A list of the landlord's things: how to add one, what to say when there is none, and a search when there are many. */
export function ListFrame<Item extends { id: string }>(props: {
  title: string
  empty: string
  create: string
  onCreate: () => void
  items: readonly Item[]
  /** By what an item is found. */
  textOf: (item: Item) => string
  children: (item: Item) => ReactNode
}) {
  const t = useTranslations('payoutData')
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = props.items.filter((item) => {
    const text = props.textOf(item).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <Section
      title={props.title}
      actions={
        <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={props.onCreate}>
          {props.create}
        </Button>
      }
    >
      {props.items.length > MANY && (
        <TextField
          type="search"
          label={t('searchIn', { list: props.title })}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {props.items.length === 0 && <p className={classes.hint}>{props.empty}</p>}
      {props.items.length > 0 && shown.length === 0 && (
        <p role="status" className={classes.hint}>
          {t('noneFound')}
        </p>
      )}
      {shown.length > 0 && <RowsCard>{shown.map((item) => props.children(item))}</RowsCard>}
    </Section>
  )
}

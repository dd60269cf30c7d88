import { IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { useItemName } from './missing-item.tsx'
import type { BoardItem } from './missing-queries.ts'
import classes from './missing.module.css'

/** What was given already: each asked once, and used everywhere. */
export function DoneList({ items }: { items: readonly BoardItem[] }) {
  const t = useTranslations('missing')
  const nameOf = useItemName()
  return (
    <Section title={t('done')}>
      <Card>
        <ul className={classes.done}>
          {items.map((item) => (
            <li key={[item.datum, item.billingDetailsId].join(' ')}>
              <IconCheck size={16} aria-hidden /> {nameOf(item)}
            </li>
          ))}
        </ul>
        <p className={classes.once}>{t('once')}</p>
      </Card>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Kbd } from '../ui/kbd.tsx'
import { daysOfDrag, type DayDrag } from './block-drag.ts'
import classes from './unit-calendar-page.module.css'

/** What the arrows move at the moment, and which keys end it; read aloud whenever the days change. */
export function DragBanner({ drag }: { drag: DayDrag | null }) {
  const t = useTranslations('unitCalendar.drag')
  const format = useFormat()
  const days = drag && daysOfDrag(drag)
  return (
    <div role="status" className={drag ? classes.banner : undefined}>
      {drag && days && (
        <>
          <strong>{t(drag.grip, { range: format.dayRange(days.from, days.to) })}</strong>
          <span>{t.rich('keys', { kbd: key })}</span>
        </>
      )}
    </div>
  )
}

function key(name: ReactNode) {
  return <Kbd>{name}</Kbd>
}

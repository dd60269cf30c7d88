import { IconCalendarPlus, IconCalendarStats } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import classes from './calendar-page.module.css'

/** What can be done with the units that are chosen. */
export function ChosenUnits(props: { count: number; of: number; onAll: () => void; onNone: () => void }) {
  const { count } = props
  const t = useTranslations('calendar')
  return (
    <div role="group" aria-label={t('chosen', { count })} className={classes.chosen}>
      <strong>{t('chosen', { count })}</strong>
      <ChangesOfChosen size="small" />
      {count < props.of && (
        <Button size="small" variant="quiet" onClick={props.onAll}>
          {t('chooseAll', { count: props.of })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={props.onNone}>
        {t('chooseNone')}
      </Button>
    </div>
  )
}

/** The buttons that block days of the chosen units, or change when they are available. */
export function ChangesOfChosen({ size }: { size: 'small' | 'medium' }) {
  const t = useTranslations('calendar')
  const [, setSearch] = useSearch()
  return (
    <>
      <Button
        size={size}
        variant="primary"
        icon={<IconCalendarPlus size={17} aria-hidden />}
        onClick={() => setSearch({ dialog: 'block' })}
      >
        {t('blockDays')}
      </Button>
      <Button
        size={size}
        icon={<IconCalendarStats size={17} aria-hidden />}
        onClick={() => setSearch({ dialog: 'window' })}
      >
        {t('changeWindow')}
      </Button>
    </>
  )
}

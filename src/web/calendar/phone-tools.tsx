import { IconChecklist, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useSearch } from '../shared/use-search.ts'
import { ChangesOfChosen } from './chosen-units.tsx'
import { CsvButton, ImportButton } from './csv-button.tsx'
import classes from './phone-calendar.module.css'
import type { UnitSelection } from './use-unit-selection.ts'

/** Whether units are being chosen in the list, as the address says. */
export function useChoosing(): [boolean, (isOn: boolean) => void] {
  const [search, setSearch] = useSearch()
  return [search.choose === '1', (isOn) => setSearch({ choose: isOn ? '1' : undefined }, { replace: true })]
}

/** Choosing apartments, and what takes the calendar out of the browser. */
export function PhoneTools(props: { csvPath: string; editable: boolean }) {
  const t = useTranslations('calendar')
  const [isChoosing, setChoosing] = useChoosing()
  return (
    <div className={classes.tools}>
      <Button
        aria-pressed={isChoosing}
        className={classes.choosing}
        icon={<IconChecklist size={19} aria-hidden />}
        onClick={() => (props.editable ? setChoosing(!isChoosing) : showToast({ text: t('helpReading') }))}
      >
        {t('chooseUnits')}
      </Button>
      <span>
        <CsvButton path={props.csvPath} iconSize={22} />
        <ImportButton iconSize={22} />
        <IconButton label={t('print')} onClick={() => window.print()}>
          <IconPrinter size={22} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}

/** At the lower edge while units are chosen: how many, and what can be done with them. */
export function PhoneSelection(props: {
  selection: UnitSelection
  /** The units that search and filter leave. */
  shown: readonly { id: string }[]
}) {
  const { selection, shown } = props
  const t = useTranslations('calendar')
  const [, setChoosing] = useChoosing()
  const count = selection.chosenIds.length
  return (
    <div className={classes.selection}>
      <p className={classes.count} role="status">
        {count === 0 ? t('chooseHint') : t('chosen', { count })}
      </p>
      {count > 0 && (
        <div role="group" aria-label={t('chosen', { count })} className={classes.changes}>
          <ChangesOfChosen size="medium" />
        </div>
      )}
      <div className={classes.more}>
        {shown.some(({ id }) => !selection.chosen.has(id)) && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => selection.chooseThese(shown.map(({ id }) => id))}
          >
            {t('chooseAll', { count: shown.length })}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            selection.chooseNone()
            setChoosing(false)
          }}
        >
          {t('chooseEnd')}
        </Button>
      </div>
    </div>
  )
}

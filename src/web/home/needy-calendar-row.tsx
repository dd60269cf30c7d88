import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { unitCalendarPage } from '../shared/path-scope.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import type { NeedyCalendar } from './home-queries.ts'
import classes from './needs-you.module.css'

const TONES = { CONFLICT: 'red', QUARANTINE: 'amber', WINDOW: 'amber', FAILING: 'amber' } as const

/** A calendar that needs the landlord, with the way to where it is settled. */
export function NeedyCalendarRow({ calendar }: { calendar: NeedyCalendar }) {
  const t = useTranslations('home.needsYou')
  const sourceText = useCatalogueText('catalogue.blockSource')
  const format = useFormat()
  const { kind, conflicts, unitName } = calendar
  const name = calendar.label ?? sourceText(calendar.source)
  return (
    <li className={classes.row} data-tone={TONES[kind]}>
      <div className={classes.words}>
        <p className={classes.sentence}>{t.rich(kind, { calendar: name, count: conflicts, b: bold })}</p>
        <small>{t('calendarContext', { unit: unitName, since: format.instant(calendar.since) })}</small>
      </div>
      <Button
        component={PageLink}
        {...unitCalendarPage(calendar)}
        variant="plain"
        size="small"
        aria-label={t(`buttonLabel.${kind}`, { calendar: name, unit: unitName })}
        className={classes.button}
      >
        {t(`button.${kind}`)}
      </Button>
    </li>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}

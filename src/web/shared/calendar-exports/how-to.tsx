import { useTranslations } from 'use-intl'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { copyText } from '../copy-text.ts'
import classes from './exports.module.css'

/** Where the link is put in at its platform, to unfold; with `url` the link itself, to be marked by hand. */
export function HowTo(props: { platform: CalendarPlatform; url?: string | null; open?: boolean }) {
  const t = useTranslations('calendarExports')
  return (
    <details className={classes.howTo} open={props.open}>
      <summary>{t('howTo')}</summary>
      <p>{t(`steps.${props.platform}`)}</p>
      {props.url && <code>{props.url}</code>}
    </details>
  )
}

/** Copies a link and says so; where the browser refuses, says that it has to be done by hand. */
export function useCopyLink() {
  const t = useTranslations('calendarExports')
  return (url: string) => copyText(url, { copied: t('copied'), notCopied: t('notCopied') })
}

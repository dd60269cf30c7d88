import { useTranslations } from 'use-intl'
import { asPlatform } from '../../../domain/calendars/feed-input.ts'
import classes from './exports.module.css'

/** Where the link is put in at its platform, to unfold; with `url` the link itself, to be marked by hand. */
export function HowTo(props: { platform: string; url?: string | null; open?: boolean }) {
  const t = useTranslations('calendarExports')
  const platform = asPlatform(props.platform) ?? 'OTHER'
  return (
    <details className={classes.howTo} open={props.open}>
      <summary>{t('howTo')}</summary>
      <p>{t(`steps.${platform}`)}</p>
      {props.url && <code>{props.url}</code>}
    </details>
  )
}

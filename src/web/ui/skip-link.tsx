import { useTranslations } from 'use-intl'
import classes from './skip-link.module.css'

/** First stop of the Tab key: past the menu, to the content with this id. */
export function SkipLink(props: { to: string }) {
  const t = useTranslations('ui')
  return (
    <a
      href={`#${props.to}`}
      className={classes.link}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(props.to)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}

import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { KEPT_IN_BROWSER } from './legal-texts.ts'
import { Section } from '../ui/section.tsx'
import classes from './legal.module.css'

/** Cookies and whatever else the browser keeps for us, each with its purpose and its time. */
export function BrowserTable() {
  const t = useTranslations('legal')
  const id = useId()
  return (
    <Section title={<span id={id}>{t('privacy.browser.title')}</span>}>
      <div className={classes.text}>
        <p>{t('privacy.browser.text')}</p>
      </div>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('privacy.browser.name')}</th>
            <th scope="col">{t('privacy.browser.purpose')}</th>
            <th scope="col">{t('privacy.browser.time')}</th>
          </tr>
        </thead>
        <tbody>
          {KEPT_IN_BROWSER.map((item) => (
            <tr key={item}>
              <th scope="row">{t(`privacy.browser.items.${item}.name`)}</th>
              <td>{t(`privacy.browser.items.${item}.purpose`)}</td>
              <td>{t(`privacy.browser.items.${item}.time`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

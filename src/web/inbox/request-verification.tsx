import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { AsideCard } from './aside-card.tsx'
import classes from './aside-card.module.css'
import type { InboxRequest } from './inbox-request-query.ts'

/** How far the tenant's documents are: how many are asked for, handed in and accepted; never the files (D6). */
export function RequestVerification({ request }: { request: InboxRequest }) {
  const t = useTranslations('request.verification')
  const format = useFormat()
  const { verification } = request
  if (!verification) return null
  const { asked, handedIn, accepted, failed, done, doneAt } = verification
  return (
    <AsideCard title={t('title')}>
      <ul className={classes.list}>
        <li data-passed={handedIn >= asked ? true : undefined}>
          {handedIn >= asked ? <IconCheck size={17} aria-hidden /> : <IconClockHour4 size={17} aria-hidden />}
          <span>{t('handedIn', { handedIn, asked })}</span>
        </li>
        <li data-passed={done ? true : undefined}>
          {done ? <IconCheck size={17} aria-hidden /> : <IconClockHour4 size={17} aria-hidden />}
          <span>
            {done && doneAt
              ? t('doneAt', { when: format.instant(doneAt) })
              : t('accepted', { accepted, asked })}
          </span>
        </li>
        {failed > 0 && (
          <li data-passed={false}>
            <IconX size={17} aria-hidden />
            <span>{t('failed', { count: failed, name: request.tenantInformation.firstName })}</span>
          </li>
        )}
      </ul>
      <p className={classes.muted}>{t('private')}</p>
    </AsideCard>
  )
}

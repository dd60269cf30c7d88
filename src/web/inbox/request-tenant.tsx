import { IconMail, IconPhone, IconUserCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AsideCard } from './aside-card.tsx'
import classes from './aside-card.module.css'
import type { InboxRequest } from './inbox-request-query.ts'
import { utcDayOf } from '../../domain/kernel/day.ts'

/** Who asks: contact, since when a member, how many stays. */
export function RequestTenant(props: { tenant: InboxRequest['tenantInformation'] }) {
  const { tenant } = props
  const t = useTranslations('request.tenant')
  const format = useFormat()
  return (
    <AsideCard title={tenant.firstName}>
      <ul className={classes.list}>
        {tenant.email && (
          <li>
            <IconMail size={17} aria-hidden />
            <span>
              <VisuallyHidden>{t('email')}</VisuallyHidden>{' '}
              <a href={`mailto:${tenant.email}`}>{tenant.email}</a>
            </span>
          </li>
        )}
        {tenant.phone && (
          <li>
            <IconPhone size={17} aria-hidden />
            <span>
              <VisuallyHidden>{t('phone')}</VisuallyHidden> <a href={`tel:${tenant.phone}`}>{tenant.phone}</a>
            </span>
          </li>
        )}
        <li>
          <IconUserCircle size={17} aria-hidden />
          <span>
            {t('memberSince', { month: format.month(utcDayOf(Date.parse(tenant.memberSince)), 'year') })}
            <br />
            {t('stays', { count: tenant.stays })}
          </span>
        </li>
      </ul>
      {!tenant.email && !tenant.phone && <p className={classes.muted}>{t('contactLater')}</p>}
    </AsideCard>
  )
}

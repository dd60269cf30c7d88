import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** Who the tenant is and how to reach them. */
export function BookingTenant({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const { tenant } = booking
  const name = `${tenant.firstName} ${tenant.lastName}`
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('tenant')}</h3>
      <DefinitionList
        items={[
          { term: t('name'), value: name },
          { term: t('tenants'), value: booking.tenantNames === name ? null : booking.tenantNames },
          { term: t('email'), value: tenant.email && <a href={`mailto:${tenant.email}`}>{tenant.email}</a> },
          { term: t('phone'), value: tenant.phone && <a href={`tel:${tenant.phone}`}>{tenant.phone}</a> },
          { term: t('work'), value: tenant.companyName, detail: tenant.jobTitle },
          { term: t('work'), value: tenant.companyName ? null : tenant.jobTitle },
        ]}
      />
      {!tenant.email && !tenant.phone && <p className={classes.note}>{t('noContact')}</p>}
    </Card>
  )
}

import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'

/** Everything the tenant asked for, and what it comes to. */
export function RequestDetails(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant.details')
  const reasonText = useCatalogueText('reasonForStay')
  const format = useFormat()
  const { adults, children } = request
  return (
    <Card className={classes.details}>
      <DefinitionList
        items={[
          {
            term: t('stay'),
            value: <b>{format.dayRange(request.from, request.to)}</b>,
            detail: format.duration(request.duration),
          },
          {
            term: t('who'),
            value:
              children > 0 ? t('adultsAndChildren', { adults, children }) : t('adults', { count: adults }),
          },
          { term: t('pets'), value: request.pets ? t('petsYes') : t('petsNo') },
          { term: t('reason'), value: reasonText(request.reasonForStay) },
        ]}
      />
      <DefinitionList
        items={[
          {
            term: t('rent'),
            value: <b>{format.money(request.totalRent, request.currency, 'no')}</b>,
            detail: t('perMonth', { price: format.money(request.price, request.currency) }),
          },
          {
            term: t('deposit'),
            value: request.deposit > 0 ? format.money(request.deposit, request.currency) : null,
          },
          { term: t('landlord'), value: request.landlordFirstName },
          { term: t('unit'), value: request.listing.unitName },
        ]}
      />
      {request.notes && (
        <p className={classes.notes}>
          <small>{t('notes')}</small>
          <br />
          {request.notes}
        </p>
      )}
    </Card>
  )
}

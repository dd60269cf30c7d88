import { useTranslations } from 'use-intl'
import { occupationOf } from '../../domain/rentals/booking-request-input-hints.ts'
import { useFormat } from '../shared/format.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'

/** Everything the tenant asked for and told, and what it comes to. */
export function RequestDetails(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant.details')
  return (
    <Card className={classes.details}>
      <Stay {...props} />
      <Money {...props} />
      <Person {...props} />
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

function Stay({ request }: { request: TenantRequest }) {
  const t = useTranslations('tenant.details')
  const relationshipText = useCatalogueText('relationship')
  const childText = useCatalogueText('childType')
  const format = useFormat()
  const { adults, children } = request
  const others = [
    ...request.adultsInformation.slice(1).map(relationshipText),
    ...request.childrenInformation.map(childText),
  ]
  return (
    <DefinitionList
      items={[
        {
          term: t('stay'),
          value: <b>{format.dayRange(request.from, request.to)}</b>,
          detail: format.duration(request.duration),
        },
        {
          term: t('who'),
          value: children > 0 ? t('adultsAndChildren', { adults, children }) : t('adults', { count: adults }),
          detail: others.length > 0 ? t('withYou', { others: format.list(others) }) : null,
        },
        {
          term: t('pets'),
          value: request.pets ? t('petsYes') : t('petsNo'),
          detail: request.petsDescription || null,
        },
        { term: t('optionToExtend'), value: request.optionToExtend ? t('petsYes') : null },
      ]}
    />
  )
}

function Money({ request }: { request: TenantRequest }) {
  const t = useTranslations('tenant.details')
  const tFee = useTranslations('catalogue.tenantServiceFeePaymentStatus')
  const tRent = useTranslations('catalogue.firstMonthRentPaymentStatus')
  const format = useFormat()
  const { firstMonthRentPayment: first, tenantServiceFee: fee } = request
  return (
    <DefinitionList
      items={[
        {
          term: t('rent'),
          value: <b>{format.money(request.totalRent, request.currency, 'no')}</b>,
          detail: (
            <>
              {t('perMonth', { price: format.money(request.price, request.currency) })}
              <RentMade rent={request} />
            </>
          ),
        },
        {
          term: t('deposit'),
          value: request.deposit > 0 ? format.money(request.deposit, request.currency) : null,
        },
        {
          term: t('firstMonthRent'),
          value: first ? format.money(first.amount, first.currency, 'no') : null,
          detail:
            first &&
            t('due', { day: format.day(first.dueDate), status: first.status ? tRent(first.status) : 'none' }),
        },
        {
          term: t('serviceFee'),
          value: fee.amount > 0 ? format.money(fee.amount, fee.currency, 'no') : null,
          detail: t('serviceFeeOf', {
            percent: format.rate(fee.rate),
            vat: format.money(fee.vat, fee.currency, 'no'),
            status: tFee(fee.status),
          }),
        },
        { term: t('landlord'), value: request.landlordFirstName },
        { term: t('unit'), value: request.listing.unitName },
      ]}
    />
  )
}

function Person({ request }: { request: TenantRequest }) {
  const t = useTranslations('tenant.details')
  const reasonText = useCatalogueText('reasonForStay')
  const employmentText = useCatalogueText('employment')
  const genderText = useTranslations('catalogue.gender')
  const isStudent = occupationOf(request.reasonForStay) === 'STUDENT'
  return (
    <>
      <DefinitionList
        items={[
          { term: t('reason'), value: reasonText(request.reasonForStay) },
          { term: t('paidBy'), value: t(`payer.${request.paidBy}`) },
          { term: t('employment'), value: request.employment && employmentText(request.employment) },
          { term: t(isStudent ? 'school' : 'company'), value: request.companyName },
          { term: t(isStudent ? 'subject' : 'jobTitle'), value: request.jobTitle },
        ]}
      />
      <DefinitionList
        items={[
          { term: t('name'), value: `${request.firstName} ${request.lastName}` },
          { term: t('phone'), value: request.phone },
          { term: t('gender'), value: request.gender && genderText(request.gender) },
        ]}
      />
    </>
  )
}

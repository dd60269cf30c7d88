import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { RentOfRequest } from './inbox-later.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-facts.module.css'

/** Who, when and why, and what the stay brings: the facts of a request side by side. */
export function RequestFacts(props: { request: InboxRequest }) {
  const t = useTranslations('request.facts')
  return (
    <Card as="section" aria-label={t('title')}>
      <div className={classes.columns}>
        <DefinitionList items={useStayItems(props.request)} />
        <DefinitionList items={useMoneyItems(props.request)} />
      </div>
      {props.request.notes && (
        <div className={classes.notes}>
          <h2>{t('notes')}</h2>
          <p>{props.request.notes}</p>
        </div>
      )}
      {props.request.nextStep.kind === 'ANSWER' && <Vacancy request={props.request} />}
    </Card>
  )
}

/** That no apartment is free, or that more would stand empty before the stay than the landlord allows. */
function Vacancy({ request }: { request: InboxRequest }) {
  const t = useTranslations('request.facts')
  const format = useFormat()
  const { vacancyBefore, freeUnits, isWithinAllowedVacancy } = request
  if (freeUnits === 0) return <p className={classes.warning}>{t('noFreeUnit')}</p>
  if (isWithinAllowedVacancy || vacancyBefore?.maxVacancy == null) return null
  const { from, days, maxVacancy: allowed, maxVacancyUnit: unit } = vacancyBefore
  return (
    <p className={classes.warning}>{t('outsideVacancy', { from: format.day(from), days, allowed, unit })}</p>
  )
}

function useStayItems(request: InboxRequest) {
  const t = useTranslations('request.facts')
  const format = useFormat()
  const reasonForStay = useCatalogueText('reasonForStay')
  const { companyName, jobTitle } = request.work
  const duration = format.duration(request.duration)
  return [
    {
      term: t('stay'),
      value: <strong>{format.dayRange(request.from, request.to)}</strong>,
      detail: request.optionToExtend ? t('wouldExtend', { duration }) : duration,
    },
    {
      term: t('reason'),
      value: reasonForStay(request.reasonForStay),
      detail:
        companyName && jobTitle
          ? t('workAt', { company: companyName, job: jobTitle })
          : companyName || jobTitle,
    },
    { term: t('who'), ...useGuests(request) },
    {
      term: t('pets'),
      value: request.pets ? request.petsInformation.description || t('yes') : t('none'),
    },
  ]
}

function useGuests(request: InboxRequest) {
  const t = useTranslations('request.facts')
  const format = useFormat()
  const relationship = useCatalogueText('relationship')
  const childType = useCatalogueText('childType')
  const adults = t('adults', { count: request.adults })
  const children = request.children > 0 ? t('children', { count: request.children }) : null
  const who = [
    ...request.adultsInformation.map((adult) => relationship(adult.relationship)),
    ...request.childrenInformation.map((child) => childType(child.type)),
  ]
  return {
    value: format.list(children ? [adults, children] : [adults]),
    detail: who.length > 1 ? format.list(who) : undefined,
  }
}

function useMoneyItems(request: InboxRequest) {
  const t = useTranslations('request.facts')
  const format = useFormat()
  const words = useFeeWords()
  const paidBy = useCatalogueText('paidBy')
  const employment = useCatalogueText('employment')
  const { currency } = request
  return [
    {
      term: t('rent'),
      value: <strong>{format.money(request.tenantPayments.totalRent, currency, 'no')}</strong>,
      detail: (
        <>
          {t('aMonth', { amount: format.money(request.price, currency) })}
          <RentOfRequest request={request} />
        </>
      ),
    },
    { term: t('calculation'), value: words.method(request.calculationMethod, request.calculationOrigin) },
    {
      term: t('fee', { percent: format.rate(request.landlordFeeRate) }),
      value: t('minus', { amount: format.money(request.landlordFeeCharge, currency, 'no') }),
      detail: words.percent(request.landlordFeeRate, request.landlordFeeOrigin),
    },
    { term: t('receive'), value: <strong>{format.money(request.youReceive, currency, 'no')}</strong> },
    {
      term: t('paidBy'),
      value: paidBy(request.paidBy),
      detail: request.employment ? employment(request.employment) : undefined,
    },
  ]
}

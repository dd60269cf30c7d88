import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { StaffPerson } from './staff-queries.ts'
import classes from './staff-page.module.css'

/** One person: who, what they are, what they have; for landlords with what staff may do. */
export function PersonRow(props: {
  person: StaffPerson
  onActAs: () => void
  onAssign: () => void
  onLabels: () => void
}) {
  const { person } = props
  const call = person.appointment
  const t = useTranslations('staff')
  const tagText = useCatalogueText('catalogue.tag')
  const typeText = useCatalogueText('catalogue.landlordUserType')
  const format = useFormat()
  const viewer = useViewer()
  const isSales = viewer?.permissions.includes('sales') ?? false
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{person.name}</strong>
        <small>{person.email}</small>
      </div>
      <div className={classes.what}>
        <span>
          <Pill tone={person.landlord ? 'pine' : person.permissions.length > 0 ? 'violet' : 'stone'}>
            {person.landlord ? t('landlord') : person.permissions.length > 0 ? t('staffMember') : t('tenant')}
          </Pill>
        </span>
        <small>
          {person.landlordUserType && `${typeText(person.landlordUserType)} · `}
          {person.landlord && t('world', { listings: person.listings, requests: person.openRequests })}{' '}
          {t('since', { day: format.instant(person.createdAt) })}
          {person.accountManager && ` ${t('manager.is', { name: person.accountManager.name })}`}
          {call?.status === 'SCHEDULED' &&
            ` ${t('manager.call', { when: call.startsAt ? format.instant(call.startsAt) : '', hasTime: String(call.startsAt !== null) })}`}
          {call?.status === 'CANCELED' && ` ${t('manager.canceled')}`}
        </small>
        {person.labels.length > 0 && <small>{format.list(person.labels.map(tagText))}</small>}
      </div>
      <div className={classes.buttons}>
        {isSales && (
          <Button
            size="small"
            onClick={props.onLabels}
            aria-label={t('labels.buttonName', { name: person.name })}
          >
            {t('labels.button')}
          </Button>
        )}
        {person.landlord && (
          <>
            <Button
              size="small"
              onClick={props.onActAs}
              reason={isSales ? undefined : t('onlySales')}
              disabled={!isSales}
              aria-label={t('actAs', { name: person.name })}
            >
              {t('act')}
            </Button>
            {viewer?.permissions.includes('CHANGE_SALES_REP') && (
              <Button
                size="small"
                onClick={props.onAssign}
                aria-label={t('manager.changeFor', { name: person.name })}
              >
                {t('manager.change')}
              </Button>
            )}
            {isSales && (
              <Button
                size="small"
                component={PageLink}
                page="staffAudit"
                params={{ landlordId: person._id }}
                aria-label={t('logOf', { name: person.name })}
              >
                {t('log')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

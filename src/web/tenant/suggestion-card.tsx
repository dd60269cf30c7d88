import { IconArrowRight, IconCalendarEvent } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { durationOf, parseDay } from '../../domain/kernel/day.ts'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { RefuseSuggestionDialog } from './refuse-dialogs.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'
import { useRequestCommand } from './use-request-command.ts'

/** Other dates that the landlord suggests, beside those that were asked for, to take or to refuse (D5). */
export function SuggestionCard(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant.suggestion')
  const format = useFormat()
  const [search, setSearch] = useSearch()
  const { suggestion, landlordFirstName: landlord, tenantAnswerUntil: until } = request
  const canTake = request.canTakeSuggestion
  const reasonText = useReasonText()
  const totalRent = request.suggestedTotalRent ?? 0
  const take = useRequestCommand({
    command: 'takeSuggestion',
    listingRequestId: request.id,
    seen: suggestion ? { from: suggestion.from, to: suggestion.to, totalRent } : undefined,
    doneText: t('taken'),
  })
  if (!suggestion || !request.canAnswerSuggestion.value) return null
  const stay = { from: parseDay(suggestion.from), to: parseDay(suggestion.to) }
  const title = t('title', { landlord })
  return (
    <Card className={classes.status} as="section" data-tone="act" aria-label={title}>
      <h2 className={classes.sentence}>{title}</h2>
      <div className={classes.dates}>
        <span>
          <small>{t('asked')}</small>
          <s>{format.dayRange(request.from, request.to)}</s>
        </span>
        <div className={classes.wanted}>
          <IconArrowRight size={18} aria-hidden />
          <span>
            <small>{t('suggested')}</small>
            <b>{format.dayRange(suggestion.from, suggestion.to)}</b>
          </span>
        </div>
      </div>
      <p>
        {t('comesTo', {
          duration: format.duration(durationOf(stay)),
          rent: format.money(totalRent, request.currency),
        })}
      </p>
      <RentMade rent={{ ...request, ...suggestion, totalRent }} />
      {suggestion.message && <p className={classes.explanation}>{suggestion.message}</p>}
      {until && (
        <div className={classes.deadline}>
          <Countdown deadline={until} />
          <span>{t('until', { time: format.instant(until) })}</span>
        </div>
      )}
      <div className={classes.go}>
        <Button
          variant="primary"
          size="large"
          busy={take.busy}
          onClick={take.run}
          disabled={!canTake.value}
          reason={canTake.value ? undefined : reasonText(canTake.reason)}
          icon={<IconCalendarEvent size={19} aria-hidden />}
        >
          {t('take')}
        </Button>
        <Button onClick={() => setSearch({ dialog: 'refuse-suggestion' })}>{t('refuse')}</Button>
      </div>
      <small>{t(request.type === 'EXTENSION' ? 'thenExtension' : 'then', { landlord })}</small>
      {take.failure && <ErrorPanel message={take.failure} />}
      <RefuseSuggestionDialog
        request={request}
        opened={search.dialog === 'refuse-suggestion'}
        onClose={() => setSearch({ dialog: undefined }, { replace: true })}
      />
    </Card>
  )
}

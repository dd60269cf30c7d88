import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useNow } from '../ui/countdown.tsx'
import { Pill } from '../ui/pill.tsx'
import { useFormat } from './format.ts'
import { timeLeft } from './stay-time-left.ts'

/** How long somebody still has: '9 h 12 m to answer'; red within the last hour, amber within the last day. */
export function StayDeadline(props: { deadline: string; whose: 'LANDLORD' | 'TENANT' }) {
  const t = useTranslations('request')
  const format = useFormat()
  const left = timeLeft(props.deadline, useNow())
  const time =
    left.days > 0
      ? t('daysHours', { days: left.days, hours: left.hours })
      : left.hours > 0
        ? t('hoursMinutes', { hours: left.hours, minutes: left.minutes })
        : t('minutes', { minutes: left.minutes })
  const text = left.over ? t('timeIsUp') : t(props.whose === 'LANDLORD' ? 'toAnswer' : 'tenantHas', { time })
  const tone = props.whose === 'TENANT' ? 'stone' : left.urgent ? 'red' : left.days > 0 ? 'stone' : 'amber'
  return (
    <Pill tone={tone} icon={<IconClockHour4 aria-hidden />}>
      <time dateTime={props.deadline} title={t('answerUntil', { when: format.instant(props.deadline) })}>
        {text}
      </time>
    </Pill>
  )
}

import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useNow } from '../ui/countdown.tsx'
import { Pill } from '../ui/pill.tsx'
import { useFormat } from './format.ts'
import { timeLeft, type TimeLeft } from './stay-time-left.ts'

/** How long somebody still has: '9 h 12 m to answer'; red within the last hour, amber within the last day. */
export function StayDeadline(props: { deadline: string; whose: 'LANDLORD' | 'TENANT' }) {
  const t = useTranslations('request')
  const format = useFormat()
  const { left, time } = useTimeLeft(props.deadline)
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

/** What is left until a deadline, and its text '9 h 12 m', kept up to date. */
export function useTimeLeft(deadline: string): { left: TimeLeft; time: string } {
  const t = useTranslations('request')
  const left = timeLeft(deadline, useNow())
  const { days, hours, minutes } = left
  if (days > 0) return { left, time: t('daysHours', { days, hours }) }
  return { left, time: hours > 0 ? t('hoursMinutes', { hours, minutes }) : t('minutes', { minutes }) }
}

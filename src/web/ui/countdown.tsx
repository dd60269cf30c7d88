import { IconClockHour4 } from '@tabler/icons-react'
import { createContext, use, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Pill } from './pill.tsx'
import { useInBrowser } from './use-in-browser.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long is left until an ISO instant, kept up to date; amber below a day, red below an hour or passed. */
export function Countdown(props: { deadline: string; suffix?: string }) {
  const t = useTranslations('ui.countdown')
  const left = Date.parse(props.deadline) - useNow()
  const days = Math.floor(left / DAY)
  const hours = Math.floor(left / HOUR)
  const minutes = Math.max(0, Math.floor((left % HOUR) / MINUTE))
  const text =
    left <= 0
      ? t('over')
      : days >= 2
        ? t('daysLeft', { days })
        : hours > 0
          ? t('hoursLeft', { hours, minutes })
          : t('minutesLeft', { minutes })
  return (
    <Pill tone={left < HOUR ? 'red' : left < DAY ? 'amber' : 'stone'} icon={<IconClockHour4 aria-hidden />}>
      <time dateTime={props.deadline}>{text}</time>
    </Pill>
  )
}

/** When the server has drawn what is there, in epoch milliseconds; null where it has drawn nothing. */
export const DrawnAt = createContext<number | null>(null)

/** The current time in epoch milliseconds, renewed every half minute. */
export function useNow(): number {
  const drawnAt = use(DrawnAt)
  const isTakenOver = useInBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return isTakenOver ? now : (drawnAt ?? now)
}

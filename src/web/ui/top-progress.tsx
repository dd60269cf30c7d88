import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beginProgress, endProgress } from './progress-curve.ts'
import classes from './top-progress.module.css'

/** The bar at the top while a page loads: 20 %, creeping toward 90 %, 100 % when done, then reset (D4). */
export function TopProgress(props: { loading: boolean }) {
  const t = useTranslations('ui')
  const [value, setValue] = useState(0)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!props.loading) return hasBegun.current ? endProgress(setValue) : undefined
    hasBegun.current = true
    return beginProgress(setValue)
  }, [props.loading])
  if (value === 0) return null
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={t('pageLoading')}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={classes.bar} style={{ scale: `${value / 100} 1` }} />
    </div>
  )
}

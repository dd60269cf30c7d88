import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './top-progress.module.css'

const START = 20
const CEILING = 90
const STEP_SHARE = 0.25
const FIRST_STEP_MILLISECONDS = 250
const RESET_MILLISECONDS = 300

/** The next value of the bar while loading: a quarter of what is left to 90 % (D4). */
export function nextProgress(value: number): number {
  return value + (CEILING - value) * STEP_SHARE
}

/** The bar at the top while a page loads: 20 %, creeping toward 90 %, 100 % when done, then reset (D4). */
export function TopProgress(props: { loading: boolean }) {
  const t = useTranslations('ui')
  const [value, setValue] = useState(0)
  const [wasLoading, setWasLoading] = useState(false)
  if (wasLoading !== props.loading) {
    setWasLoading(props.loading)
    setValue(props.loading ? START : value === 0 ? 0 : 100)
  }
  useEffect(() => {
    if (!props.loading) {
      const timer = setTimeout(() => setValue(0), RESET_MILLISECONDS)
      return () => clearTimeout(timer)
    }
    let wait = FIRST_STEP_MILLISECONDS
    let timer = setTimeout(creep, wait)
    function creep() {
      setValue(nextProgress)
      wait *= 2
      timer = setTimeout(creep, wait)
    }
    return () => clearTimeout(timer)
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

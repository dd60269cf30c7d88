import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beginProgress, endProgress } from '../ui/progress-curve.ts'
import classes from './verification.module.css'

/** A bar while a picture is on its way: 20 % at once, then toward 90 %, 100 % when it has arrived (D4). */
export function UploadProgress({ isRunning }: { isRunning: boolean }) {
  const t = useTranslations('verification')
  const [value, setValue] = useState(0)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (isRunning) {
      wasRunning.current = true
      return beginProgress(setValue)
    }
    return wasRunning.current ? endProgress(setValue) : undefined
  }, [isRunning])
  if (value === 0) return null
  return <progress className={classes.progress} aria-label={t('sending')} value={value} max={100} />
}

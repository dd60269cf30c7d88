import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useColorScheme } from '../color-scheme.ts'
import classes from './pay-dialog.module.css'

interface Told {
  source?: string
  height?: number
  changed?: boolean
}

/** The test provider's page for a card. It only says that something has changed; what, the server asks. */
export function TestCardFrame({ clientSecret, onTried }: { clientSecret: string; onTried: () => void }) {
  const t = useTranslations('paying')
  const language = useLocale()
  const scheme = useColorScheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(420)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<Told>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.source !== 'mezzo-test-payment') return
      if (data.height) setHeight(data.height)
      if (data.changed) onTried()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onTried])
  const look = new URLSearchParams({ lang: language, ...(scheme !== 'auto' && { theme: scheme }) })
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and calls our own server
    <iframe
      ref={frame}
      title={t('cardFrame')}
      // Behind the # it is sent to nobody.
      src={`/api/test-payments/card?${look}#${clientSecret}`}
      className={classes.frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where the dialog scrolls, this alone is reached by keyboard
      tabIndex={0}
      style={{ height }}
    />
  )
}

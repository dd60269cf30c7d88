import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './contract-page.module.css'

/** The way to the external signature provider; plainly marked where it is its test. */
export function SignAtProvider(props: { url: string; isTest: boolean }) {
  const t = useTranslations('contract.provider')
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{t('title')}</h2>
      {props.isTest && <Pill tone="amber">{t('test')}</Pill>}
      <p>{t('text')}</p>
      <Button
        component="a"
        href={props.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="violet"
        size="large"
        fullWidth
        icon={<IconExternalLink size={20} aria-hidden />}
      >
        {t('open')}
      </Button>
      <small>{t('back')}</small>
    </Card>
  )
}

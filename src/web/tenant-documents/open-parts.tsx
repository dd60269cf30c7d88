import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './documents-page.module.css'
import type { Verification } from './document-queries.ts'

/** What the contract still waits for, whose turn it is, and the way to what is the tenant's own; nothing where all is done. */
export function OpenParts(props: { open: Verification['progress']['open']; landlord: string }) {
  const { open, landlord } = props
  const t = useTranslations('tenantDocuments.open')
  if (open.length === 0) return null
  const isMyIdentity = open.some(({ part, turn }) => part === 'IDENTITY' && turn === 'TENANT')
  return (
    <Card as="section" className={classes.where}>
      <h2>{t('title')}</h2>
      <ul>
        {open.map(({ part, turn }) => (
          <li key={part}>{t(`${part}.${turn}`, { landlord })}</li>
        ))}
      </ul>
      {isMyIdentity && (
        <Button component={PageLink} page="tenantVerification" variant="primary" className={classes.go}>
          {t('verify')}
        </Button>
      )}
    </Card>
  )
}

import { IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import classes from './request-page.module.css'
import type { TenantRequest } from './tenant-queries.ts'

/** How far the documents are that were asked for, with the way to them; nothing where none are asked for. */
export function DocumentsCard(props: { request: TenantRequest }) {
  const { verification, bookingRequestId, id } = props.request
  const t = useTranslations('tenant.documents')
  if (!verification) return null
  const { asked, handedIn, accepted, failed, done } = verification
  // While it is the tenant's turn, the words above have the one primary button.
  const isWaiting = props.request.nextStep.kind === 'HAND_IN_DOCUMENTS'
  return (
    <Section title={t('title')}>
      <Card className={classes.documents}>
        <div>
          <p>{done ? t('done') : t('progress', { asked, handedIn, accepted })}</p>
          {failed > 0 && <p className={classes.failed}>{t('failed', { count: failed })}</p>}
          {!done && !isWaiting && <small>{t('checking')}</small>}
        </div>
        <Button
          component={PageLink}
          page="tenantDocuments"
          params={{ bookingRequestId, listingRequestId: id }}
          icon={<IconFileText size={18} aria-hidden />}
        >
          {t('look')}
        </Button>
      </Card>
    </Section>
  )
}

import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useGapText } from '../shared/use-gap-text.ts'
import { Button } from '../ui/button.tsx'
import { pathOfItem } from './item-path.ts'
import { IdentityWords } from './identity-words.tsx'
import type { BoardIdentity, BoardItem, TaxDataRequest } from './missing-queries.ts'
import classes from './missing.module.css'

/** Something that is missing: what, why, by which rule, who sees it, how long it takes, and the way to it. */
export function MissingItem({
  item,
  identity,
  taxDataRequest,
}: {
  item: BoardItem
  identity: BoardIdentity
  taxDataRequest: TaxDataRequest
}) {
  const t = useTranslations('missing')
  const here = useLocation({ select: (location) => location.href })
  const name = useItemName()(item)
  const due = useDue(item, taxDataRequest)
  const isOnInvoicesOnly = item.datum === 'BILLING_DETAILS' && item.section !== 'TAX'
  const isIdentity = item.datum === 'IDENTITY'
  const action = t(isIdentity ? stepOf(identity) : 'add')
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <h3>{name}</h3>
        {isIdentity && identity && <IdentityWords identity={identity} />}
        <p>
          {t(`why.${item.datum}`, { name: item.name, homes: item.homes })}
          {due && ` ${due}`}
        </p>
        <small>
          {item.isOptional && `${t('optional')} · `}
          {t(`law.${isOnInvoicesOnly ? 'INVOICES' : item.datum}`)}
        </small>
      </div>
      {!item.isWaiting && <span className={classes.minutes}>{t('minutes', { count: item.minutes })}</span>}
      <Button
        component={PageLink}
        {...pathOfItem(item, here)}
        variant={isIdentity && !item.isWaiting ? 'primary' : 'plain'}
        aria-label={t('doOf', { action, what: name })}
      >
        {action}
      </Button>
    </li>
  )
}

function stepOf(identity: BoardIdentity): 'start' | 'again' | 'look' {
  if (identity?.sentence === 'pending') return 'look'
  return identity?.sentence === 'unverified' ? 'start' : 'again'
}

/** How an item is called: a listing's field by its own name, a datum of several people with theirs. */
export function useItemName(): (item: BoardItem) => string {
  const t = useTranslations('missing')
  const gapText = useGapText()
  const datumText = useCatalogueText('catalogue.boardDatum')
  return (item) => {
    if (item.section === 'PUBLISH') return gapText({ gap: item.datum, field: item.field ?? '' })
    const datum = datumText(item.datum)
    return item.name ? t('datumOf', { datum, name: item.name }) : datum
  }
}

/** What happens without what the tax office wants, and when. */
function useDue(item: BoardItem, request: TaxDataRequest): string | null {
  const t = useTranslations('missing')
  const format = useFormat()
  if (item.section !== 'TAX' || item.isOptional || !request) return null
  return request.heldAt ? t('held') : t('heldFrom', { day: format.day(request.holdsFrom) })
}

import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import kinds from '../shared/blocks/kinds.module.css'
import { isConflict } from '../shared/blocks/use-item-words.ts'
import { useOfferStatus } from '../shared/offer-status.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import classes from './timeline.module.css'
import type { Bar } from './timeline-bars.ts'
import { useCellWords } from './use-cell-words.ts'

/** Who or what takes or wants days, which, and how far that has come. */
export function BarFacts({ bar }: { bar: Bar }) {
  const t = useTranslations('calendar')
  const words = useCellWords()
  const state = useBarState()(bar)
  const { item } = bar
  return (
    <>
      <strong className={classes.cardTitle}>
        <span className={`${classes.swatch} ${kinds[item.kind] ?? ''}`} />
        {words.short(item)}
      </strong>
      <span>{words.days(bar)}</span>
      {state && <span className={classes.cardState}>{state}</span>}
      {'block' in item && item.block.note !== '' && <q className={classes.note}>{item.block.note}</q>}
      {isConflict(item) && (
        <span className={classes.conflictLine}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('conflictLine')}
        </span>
      )}
    </>
  )
}

/** The kind of a bar and how far it has come, in words. */
function useBarState(): (bar: Bar) => string {
  const t = useTranslations('calendar.kind')
  const offerStatus = useOfferStatus()
  const reason = useCatalogueText('catalogue.blockReason')
  const source = useCatalogueText('catalogue.blockSource')
  const landlordStatus = useCatalogueText('landlordStatus')
  return ({ item }) => {
    switch (item.kind) {
      case 'booking':
        return t(item.booking.type === 'EXTENSION' ? 'extensionBooked' : 'booking')
      case 'hold':
        return t('hold', { status: offerStatus(item.hold.status, 'LANDLORD') })
      case 'candidate':
        return t(item.candidate.type === 'EXTENSION' ? 'extension' : 'candidate', {
          status: landlordStatus(item.candidate.landlordStatus),
        })
      case 'limit':
        return t('limit')
      case 'far':
        return t('far')
      case 'block': {
        const { block } = item
        return t('block', { reason: block.source === 'own' ? reason(block.reason) : source(block.source) })
      }
      default:
        return ''
    }
  }
}

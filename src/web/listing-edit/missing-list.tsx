import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { editPage, type EditKind } from './edit-paths.ts'
import type { ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import type { ListingGap } from './listing-editor.ts'

/** What is still missing before the listing can be published, each with the way to its step. */
export function MissingList(props: {
  kind: EditKind
  listingKey: ListingKey
  gaps: readonly ListingGap[]
  published: boolean
  /** The steps that can be changed here; what is missing in another has no link. */
  steps: readonly string[]
}) {
  const { gaps } = props
  const t = useTranslations('listingEdit.gaps')
  const gapText = useCatalogueText('catalogue.listingGap')
  return (
    <Card className={classes.missing}>
      <h2>{gaps.length === 0 ? t('noneTitle') : t('title', { count: gaps.length })}</h2>
      {gaps.length === 0 && <p>{props.published ? t('published') : t('ready')}</p>}
      {gaps.length > 0 && (
        <ul>
          {gaps.map(({ gap, step }) => (
            <li key={gap}>
              {props.steps.includes(step) ? (
                <PageLink {...editPage(props.kind, props.listingKey, step)}>{gapText(gap)}</PageLink>
              ) : (
                gapText(gap)
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

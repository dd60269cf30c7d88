import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useGapText } from '../shared/use-gap-text.ts'
import { usePhone } from '../shared/use-phone.ts'
import { Card } from '../ui/card.tsx'
import { editPage, type EditKind } from './edit-paths.ts'
import type { ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import type { ListingGap } from './listing-editor.ts'

interface MissingProps {
  kind: EditKind
  listingKey: ListingKey
  gaps: readonly ListingGap[]
  published: boolean
  /** The steps that can be changed here; what is missing in another has no link. */
  steps: readonly string[]
}

/** What is still missing before the listing can be published, each with the way to its field. */
export function MissingList(props: MissingProps) {
  const { gaps } = props
  const t = useTranslations('listingEdit.gaps')
  return (
    <Card className={classes.missing}>
      <h2>{gaps.length === 0 ? t('noneTitle') : t('title', { count: gaps.length })}</h2>
      {gaps.length === 0 ? <p>{props.published ? t('published') : t('ready')}</p> : <Gaps {...props} />}
    </Card>
  )
}

/** The same beside a step; on a phone one line that opens, so that the step's fields come first. */
export function MissingBeside(props: MissingProps) {
  const t = useTranslations('listingEdit.gaps')
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return <MissingList {...props} />
  if (props.gaps.length === 0) return null
  return (
    <details className={classes.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.missingLine}>{t('title', { count: props.gaps.length })}</summary>
      <Gaps {...props} onFollow={() => setOpen(false)} />
    </details>
  )
}

function Gaps(props: MissingProps & { onFollow?: () => void }) {
  const gapText = useGapText()
  return (
    <ul className={classes.gaps}>
      {props.gaps.map((gap) => (
        <li key={`${gap.gap} ${gap.field}`}>
          {props.steps.includes(gap.step) ? (
            <PageLink
              keepScroll
              onClick={props.onFollow}
              {...editPage(props.kind, props.listingKey, gap.step, gap.field)}
            >
              {gapText(gap)}
            </PageLink>
          ) : (
            gapText(gap)
          )}
        </li>
      ))}
    </ul>
  )
}

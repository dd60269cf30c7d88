import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LISTING_STEPS, type ListingStep } from '../../domain/listings/listing-steps.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import type { EditKind } from './edit-paths.ts'
import type { ListingKey } from './edit-queries.ts'
import classes from './listing-edit.module.css'
import { MissingBeside } from './missing-list.tsx'
import { StepNav } from './step-nav.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Editing } from './use-listing-editor.ts'

/** What the wizard and the edit page have in common: the steps at the side, and what is missing. */
export function EditFrame(props: {
  kind: EditKind
  listingKey: ListingKey
  editing: Editing
  current: ListingStep | null
  title: string
  lead: string
  actions?: ReactNode
  children: ReactNode
}) {
  const { editing, kind, listingKey } = props
  const t = useTranslations('listingEdit')
  const steps = shownSteps(editing)
  return (
    <Page title={props.title} lead={props.lead} actions={props.actions} back={<Back label={t('back')} />}>
      <UnsavedGuard editing={editing} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <StepNav {...{ kind, listingKey, steps, editing }} current={props.current} />
          <MissingBeside
            {...{ kind, listingKey, steps }}
            gaps={editing.gaps}
            published={editing.listing.published}
          />
        </div>
        <div>{props.children}</div>
      </div>
    </Page>
  )
}

/** The steps that can be told of this listing, group or unit. */
export function shownSteps(editing: Editing): ListingStep[] {
  return LISTING_STEPS.filter((step) => editing.steps[step])
}

/** The name of the listing or unit as it is typed now. */
export function nameOf(editing: Editing): string {
  const apartment = editing.steps.apartment?.values ?? {}
  const name = apartment.name ?? apartment.apartmentName
  return typeof name === 'string' ? name : ''
}

function Back(props: { label: string }) {
  return <PageLink page="homepage">{props.label}</PageLink>
}

import { IconEye } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { findStep } from '../../domain/listings/listing-steps.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EditFrame, nameOf, shownSteps } from './edit-frame.tsx'
import { idOfKey, keyOfParams, listingForEditOptions, type ListingKey } from './edit-queries.ts'
import { StepPanel } from './step-panel.tsx'
import { useListingEditor, type Editing } from './use-listing-editor.ts'

/** Fetches the listing with the values of all steps. */
export const loader: PageLoader<'listingEdit' | 'groupEdit'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(listingForEditOptions(keyOfParams(params)))

/** Every part of a listing, a group or a unit, to be changed in any order. */
export function EditPage() {
  const params = useRouteParams('listingEdit', 'groupEdit')
  const key = keyOfParams(params)
  return <Edit key={idOfKey(key)} listingKey={key} stepId={params.stepId} />
}

function Edit(props: { listingKey: ListingKey; stepId: string | undefined }) {
  const { listingKey: key, stepId } = props
  const t = useTranslations('listingEdit.edit')
  const editing = useListingEditor(key)
  const steps = shownSteps(editing)
  const step = stepId ? findStep(stepId) : steps[0]
  if (!step || !steps.includes(step)) throw new ResourceNotFoundError()
  return (
    <EditFrame
      kind="edit"
      listingKey={key}
      editing={editing}
      current={step}
      title={t('title', { name: nameOf(editing) })}
      lead={leadOf()}
      actions={editing.listing.published && <PublicPage editing={editing} />}
    >
      <StepPanel step={step} editing={editing} />
    </EditFrame>
  )

  function leadOf(): string {
    if (!editing.listing.partOfGroup) return editing.listing.published ? t('lead') : t('leadDraft')
    return 'listingId' in key ? t('leadUnit') : t('leadGroup', { count: editing.listing.unitCount })
  }
}

function PublicPage(props: { editing: Editing }) {
  const { listingId, groupId, partOfGroup } = props.editing.listing
  const t = useTranslations('listingEdit.edit')
  return (
    <Button
      component={PageLink}
      page={partOfGroup ? 'publicGroup' : 'publicListing'}
      params={partOfGroup ? { groupId } : { listingId }}
      icon={<IconEye size={18} aria-hidden />}
    >
      {t('publicPage')}
    </Button>
  )
}

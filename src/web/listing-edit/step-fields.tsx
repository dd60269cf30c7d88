import { lazy, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingStep } from '../../domain/listings/listing-steps.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import type { EditedListing, StepProps, ValuesByStep } from './step-values.ts'
import { AmenitiesStep } from './steps/amenities-step.tsx'
import { BookingStep } from './steps/booking-step.tsx'
import { ContactsStep } from './steps/contacts-step.tsx'
import { DescriptionStep } from './steps/description-step.tsx'
import { ApartmentStep } from './steps/apartment-step.tsx'
import { KeysStep } from './steps/keys-step.tsx'
import { LocationStep } from './steps/location-step.tsx'
import { PriceStep } from './steps/price-step.tsx'
import { RoomsStep } from './steps/rooms-step.tsx'
import { RulesStep } from './steps/rules-step.tsx'
import { ServicesStep } from './steps/services-step.tsx'
import { StayStep } from './steps/stay-step.tsx'
import type { Editing } from './use-listing-editor.ts'

const PicturesEditor = lazy(() =>
  import('../shared/pictures/pictures-editor.tsx').then((module) => ({ default: module.PicturesEditor })),
)
const FloorPlanEditor = lazy(() =>
  import('../shared/pictures/floor-plan-editor.tsx').then((module) => ({ default: module.FloorPlanEditor })),
)

// The longest step, and few countries ask for it.
const EnergyStep = lazy(() =>
  import('./steps/energy-step.tsx').then((module) => ({ default: module.EnergyStep })),
)

const FIELDS: { [Step in ListingStep]: ComponentType<StepProps<Step>> } = {
  location: LocationStep,
  apartment: ApartmentStep,
  rooms: RoomsStep,
  amenities: AmenitiesStep,
  services: ServicesStep,
  photos: ({ listing }) => (
    <LaterPart fallback={<FormSkeleton />}>
      <div data-field="pictures">
        <PicturesEditor groupId={listing.groupId} onChange={listing.reload} />
      </div>
    </LaterPart>
  ),
  floorPlan: ({ listing }) => (
    <LaterPart fallback={<FormSkeleton />}>
      <FloorPlanEditor groupId={listing.groupId} onChange={listing.reload} />
    </LaterPart>
  ),
  description: DescriptionStep,
  keys: KeysStep,
  rules: RulesStep,
  price: PriceStep,
  energy: (props) => (
    <LaterPart fallback={<FormSkeleton />}>
      <EnergyStep {...props} />
    </LaterPart>
  ),
  stay: StayStep,
  booking: BookingStep,
  contacts: ContactsStep,
}

/** The fields of a step; what is typed goes to the editor, which saves it. */
export function StepFields(props: { step: ListingStep; editing: Editing }) {
  const { step, editing } = props
  const t = useTranslations('listing')
  const state = editing.steps[step]
  const Fields = FIELDS[step] as ComponentType<StepProps<ListingStep>>
  if (!state) return null
  return (
    <Fields
      values={state.values}
      change={(values) => editing.editor.change(step, { ...values })}
      errorOf={(path) => {
        const key = state.errors[path]?.replace(/^listing\./, '')
        if (!key) return undefined
        return t.has(key) ? t(key) : t('invalid')
      }}
      listing={editedListing(editing)}
    />
  )
}

function editedListing(editing: Editing): EditedListing {
  const values = (step: ListingStep) => editing.steps[step]?.values ?? {}
  const location = values('location') as ValuesByStep['location']
  const description = values('description') as ValuesByStep['description']
  const apartment = values('apartment') as ValuesByStep['apartment']
  const { groupId, listingId, partOfGroup, published, version, point } = editing.listing
  return {
    groupId,
    listingId,
    partOfGroup,
    published,
    version,
    point: point ?? null,
    address: location.address ?? null,
    languages: description.listingLanguages ?? [],
    area: apartment.area ?? null,
    reload: () =>
      void editing.editor.reload().catch(() => {
        // Shown at the next visit; what was saved there is saved.
      }),
  }
}

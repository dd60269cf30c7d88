import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type catalogue from '../catalogue/catalogue.texts.en.json'

/** The keys of the texts that name the values of a catalogue; all but a few come with the page that asks for them. */
export type CatalogueArea =
  | `catalogue.${keyof typeof catalogue}`
  | 'badge'
  | 'landlordStatus'
  | 'declineReason'
  | 'reasonForStay'
  | 'relationship'
  | 'childType'
  | 'paidBy'
  | 'employment'
  | 'contractName'
  | 'methodOfBooking'

/** Names the values of a catalogue in the person's language; a value that is newer than the texts is spelled out. */
export function useCatalogueText(area: CatalogueArea): (value: string) => string {
  const t = useTranslations(area)
  return useCallback((value: string) => (t.has(value) ? t(value) : readable(value)), [t])
}

/** A constant or a camel-case name as words: 'PETS_NOT_ALLOWED' -> 'Pets not allowed'. */
export function readable(value: string): string {
  const words = value
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

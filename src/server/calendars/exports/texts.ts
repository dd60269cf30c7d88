import type { ExportTexts } from '../../../domain/calendars/calendar-export.ts'
import type { Language } from '../../../domain/catalogue/language.ts'

/** The words of private calendars in every language of the interface. */
export const CALENDAR_TEXTS: Record<Language, ExportTexts> = {
  en: { notAvailable: 'Not available', held: (name) => `${name} (contract being signed)` },
  de: { notAvailable: 'Nicht verfügbar', held: (name) => `${name} (Vertrag wird unterschrieben)` },
  fr: { notAvailable: 'Indisponible', held: (name) => `${name} (contrat en cours de signature)` },
}

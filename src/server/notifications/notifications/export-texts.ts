import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of notifications, in their order. */
export type NotificationColumn = 'at' | 'event' | 'read' | 'name' | 'listing' | 'from' | 'to'

/** The heads of the table of notifications in every language of the interface. */
export const NOTIFICATION_COLUMNS: Record<Language, Record<NotificationColumn, string>> = {
  en: {
    at: 'Time (UTC)',
    event: 'Event',
    read: 'Read',
    name: 'Name',
    listing: 'Listing',
    from: 'First day',
    to: 'Last day',
  },
  de: {
    at: 'Zeitpunkt (UTC)',
    event: 'Ereignis',
    read: 'Gelesen',
    name: 'Name',
    listing: 'Inserat',
    from: 'Erster Tag',
    to: 'Letzter Tag',
  },
  fr: {
    at: 'Heure (UTC)',
    event: 'Événement',
    read: 'Lue',
    name: 'Nom',
    listing: 'Annonce',
    from: 'Premier jour',
    to: 'Dernier jour',
  },
}

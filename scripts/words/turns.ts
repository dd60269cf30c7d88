import type { Language } from '../../src/domain/catalogue/language.ts'

/** A turn that nobody would use who grew up with the language, and what is said instead (docs/words.md). */
export interface Turn {
  language: Language
  pattern: RegExp
  instead: string
}

/** What no text of the product may say. */
export const FORBIDDEN_TURNS: readonly Turn[] = [
  { language: 'en', pattern: /\brent in all\b/iu, instead: 'total rent' },
  { language: 'en', pattern: /\bcan[’']t be had\b/iu, instead: 'isn’t available' },
  { language: 'en', pattern: /\bcan be had\b/iu, instead: 'is available' },
  { language: 'en', pattern: /\bhow far (it|this) has come\b/iu, instead: 'progress' },
  { language: 'en', pattern: /^what is there$/iu, instead: 'amenities' },
  { language: 'en', pattern: /\bthat are\b(?= too)/iu, instead: 'that’s' },
  { language: 'en', pattern: /\blook into (your|the|our)\b/iu, instead: 'check your email' },
  { language: 'en', pattern: /\bnone (stays|stay)\b/iu, instead: '0 unchanged' },
  { language: 'en', pattern: /\bask for (this|the) (apartment|home|flat)\b/iu, instead: 'request to book' },
  { language: 'en', pattern: /\b(some|any|every)body\b/iu, instead: 'someone, anyone, everyone' },
  { language: 'en', pattern: /\b(by|of) (itself|themselves)\b/iu, instead: 'automatically' },
  {
    language: 'en',
    pattern: /\b(is|are|was|were|be|being) told\b/iu,
    instead: 'hears, gets an email, we tell',
  },
  { language: 'en', pattern: /\bfor the time being\b/iu, instead: 'for now' },
  { language: 'en', pattern: /(?<![Ee]-)\b[Mm]ail(s|ed)?\b/u, instead: 'email' },
  {
    language: 'en',
    pattern: /\b(take|takes|took) (the|my|your) yes back\b/iu,
    instead: 'take back acceptance',
  },
  { language: 'en', pattern: /\bmay stay empty\b/iu, instead: 'optional' },
  { language: 'en', pattern: /\b(stand|stands) here\b/iu, instead: 'appear here' },
  { language: 'en', pattern: /\bhow it stands\b/iu, instead: 'status' },
  { language: 'en', pattern: /\banew\b/iu, instead: 'again' },
  { language: 'en', pattern: /\bfound (its|their) way\b/iu, instead: 'say what happened' },
  { language: 'de', pattern: /\bBedingungen aufheben\b/u, instead: 'Bedingungen speichern' },
  { language: 'de', pattern: /\bWas Sie braucht\b/u, instead: 'Für Sie zu tun' },
  { language: 'de', pattern: /\b(andere|anderen|neue|neuen) Daten\b/u, instead: 'anderer Zeitraum' },
  { language: 'de', pattern: /\b(freigehalten|freihalten|vorgemerkte Tage)\b/u, instead: 'reserviert' },
  { language: 'de', pattern: /\bMiete insgesamt\b/u, instead: 'Gesamtmiete' },
  { language: 'de', pattern: /\bTage?n? (?:\p{L}+ ){0,3}(ge)?sperr/u, instead: 'blockieren' },
  { language: 'de', pattern: /\bKont(o|en) (?:\p{L}+ ){0,3}blockier/u, instead: 'sperren' },
  { language: 'de', pattern: /\bvon selbst\b/iu, instead: 'automatisch' },
  { language: 'de', pattern: /\bUnterlage\b/u, instead: 'Dokument' },
  { language: 'de', pattern: /\bHausregeln\b/u, instead: 'Hausordnung' },
  { language: 'de', pattern: /\bMindest(miet|aufenthalt)\p{L}*/u, instead: 'Mindestdauer' },
  { language: 'de', pattern: /\b(binnen|längstens)\b/u, instead: 'innerhalb von, höchstens' },
  { language: 'fr', pattern: /\bOui, je le veux\b/u, instead: 'Oui, je confirme' },
  {
    language: 'fr',
    pattern: /\b(êtes|serez|étiez|soyez) (informé|prévenu|averti|invité)e?s?\b/iu,
    instead: 'vous recevez un message',
  },
  { language: 'fr', pattern: /\binformée?s? par\b/iu, instead: 'reçoit un message' },
  { language: 'fr', pattern: /\bcaution\b/iu, instead: 'dépôt de garantie' },
  { language: 'fr', pattern: /\b(d’(elle|eux|elles)|de lui)-mêmes?\b/iu, instead: 'automatiquement' },
  { language: 'fr', pattern: /\bvous êtes (payé|connecté)\b/iu, instead: 'vous recevez, votre session' },
  { language: 'fr', pattern: /\bà vous de jouer\b/iu, instead: 'à faire' },
  { language: 'fr', pattern: /(?<=[\p{L}\d})’%.]) [:;?!»](?=[ .,]|$)|« /u, instead: 'a no-break space' },
]

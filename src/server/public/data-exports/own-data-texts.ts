import type { Language } from '../../../domain/catalogue/language.ts'

/** What the page of an export says beside the words of the retention table; `{…}` is filled in. */
export interface OwnDataTexts {
  title: string
  lead: string
  rows: string
  none: string
  filesTitle: string
  files: string
  noFiles: string
  withheldTitle: string
  withheld: string
  rightsTitle: string
  rights: string
  operator: string
}

/** The page of an export, in each language. */
export const OWN_DATA_TEXTS: Record<Language, OwnDataTexts> = {
  en: {
    title: 'What Mezzo keeps about you',
    lead: 'This archive contains what Mezzo kept about {name} ({email}) on {when}. Each kind of data has its own file in the folder “data”, which programs can read too (JSON).',
    rows: '{count, plural, one {# entry} other {# entries}} in',
    none: 'Mezzo keeps nothing of this kind about you.',
    filesTitle: 'Your files',
    files: '{count, plural, one {One file is} other {# files are}} in the folder “files”.',
    noFiles: 'Mezzo keeps no files of yours.',
    withheldTitle: 'What isn’t included',
    withheld:
      'Passwords, keys and codes, which would let someone else in; anything about other people that you can’t see in Mezzo either; what our staff did about other people.',
    rightsTitle: 'Your rights',
    rights:
      'You can have anything wrong corrected, ask for your account to be deleted under “My account”, object to what we do on the basis of legitimate interest, withdraw a consent, and complain to a data protection authority.',
    operator: 'Operator of this installation: {name}, {address}, {contact}',
  },
  de: {
    title: 'Was Mezzo über Sie speichert',
    lead: 'Dieses Archiv enthält, was Mezzo am {when} über {name} ({email}) gespeichert hatte. Jede Art von Daten hat eine eigene Datei im Ordner „data“, die auch Programme lesen können (JSON).',
    rows: '{count, plural, one {# Eintrag} other {# Einträge}} in',
    none: 'Davon speichert Mezzo nichts über Sie.',
    filesTitle: 'Ihre Dateien',
    files: '{count, plural, one {Eine Datei liegt} other {# Dateien liegen}} im Ordner „files“.',
    noFiles: 'Mezzo speichert keine Dateien von Ihnen.',
    withheldTitle: 'Was nicht enthalten ist',
    withheld:
      'Passwörter, Schlüssel und Codes, mit denen sich andere anmelden könnten; was andere Menschen betrifft und Sie auch in Mezzo nicht sehen; was unsere Mitarbeitenden zu anderen Menschen getan haben.',
    rightsTitle: 'Ihre Rechte',
    rights:
      'Sie können Falsches berichtigen lassen, unter „Mein Konto“ die Löschung Ihres Kontos verlangen, dem widersprechen, was wir aufgrund berechtigten Interesses tun, eine Einwilligung widerrufen und sich bei einer Datenschutzaufsichtsbehörde beschweren.',
    operator: 'Betreiber dieser Installation: {name}, {address}, {contact}',
  },
  fr: {
    title: 'Ce que Mezzo conserve à votre sujet',
    lead: 'Cette archive contient ce que Mezzo conservait au sujet de {name} ({email}) le {when}. Chaque type de données a son propre fichier dans le dossier « data », lisible aussi par des programmes (JSON).',
    rows: '{count, plural, one {# entrée} other {# entrées}} dans',
    none: 'Mezzo ne conserve rien de ce type à votre sujet.',
    filesTitle: 'Vos fichiers',
    files:
      '{count, plural, one {Un fichier se trouve} other {# fichiers se trouvent}} dans le dossier « files ».',
    noFiles: 'Mezzo ne conserve aucun fichier de vous.',
    withheldTitle: 'Ce qui n’y figure pas',
    withheld:
      'Les mots de passe, clés et codes, qui permettraient à d’autres de se connecter ; ce qui concerne d’autres personnes et que vous ne voyez pas non plus dans Mezzo ; ce que notre personnel a fait au sujet d’autres personnes.',
    rightsTitle: 'Vos droits',
    rights:
      'Vous pouvez faire rectifier ce qui est faux, demander la suppression de votre compte sous « Mon compte », vous opposer à ce que nous faisons sur la base d’un intérêt légitime, retirer un consentement et adresser une réclamation à une autorité de protection des données.',
    operator: 'Exploitant de cette installation : {name}, {address}, {contact}',
  },
}

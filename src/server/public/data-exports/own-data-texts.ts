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
    lead: 'This archive holds what Mezzo kept about {name} ({email}) on {when}. Each kind of datum has a file of its own in the folder “data”, which programs can read, too (JSON).',
    rows: '{count, plural, one {# entry} other {# entries}} in',
    none: 'Nothing of this kind is kept about you.',
    filesTitle: 'Your files',
    files: '{count, plural, one {One file lies} other {# files lie}} in the folder “files”.',
    noFiles: 'No file is kept of you.',
    withheldTitle: 'What is not in it',
    withheld:
      'Passwords, keys and codes, which would let somebody else in; what is about other people and not shown to you in Mezzo either; what staff did about other people.',
    rightsTitle: 'Your rights',
    rights:
      'You can have what is wrong corrected, ask for your account to be deleted under “Your account”, object to what is done out of legitimate interest, take a consent back, and complain to a supervisory authority for data protection.',
    operator: 'Whoever runs this installation: {name}, {address}, {contact}',
  },
  de: {
    title: 'Was Mezzo über Sie speichert',
    lead: 'Dieses Archiv enthält, was Mezzo am {when} über {name} ({email}) gespeichert hatte. Jede Art von Daten hat eine eigene Datei im Ordner „data“, die auch Programme lesen können (JSON).',
    rows: '{count, plural, one {# Eintrag} other {# Einträge}} in',
    none: 'Von dieser Art ist nichts über Sie gespeichert.',
    filesTitle: 'Ihre Dateien',
    files: '{count, plural, one {Eine Datei liegt} other {# Dateien liegen}} im Ordner „files“.',
    noFiles: 'Von Ihnen ist keine Datei gespeichert.',
    withheldTitle: 'Was nicht darin ist',
    withheld:
      'Passwörter, Schlüssel und Codes, mit denen sich andere anmelden könnten; was andere Menschen betrifft und Ihnen auch in Mezzo nicht gezeigt wird; was das Personal zu anderen Menschen getan hat.',
    rightsTitle: 'Ihre Rechte',
    rights:
      'Sie können Falsches berichtigen lassen, unter „Ihr Konto“ die Löschung Ihres Kontos verlangen, dem widersprechen, was aus berechtigtem Interesse geschieht, eine Einwilligung widerrufen und sich bei einer Datenschutzaufsichtsbehörde beschweren.',
    operator: 'Wer diese Installation betreibt: {name}, {address}, {contact}',
  },
  fr: {
    title: 'Ce que Mezzo conserve à votre sujet',
    lead: 'Cette archive contient ce que Mezzo conservait au sujet de {name} ({email}) le {when}. Chaque type de données a son propre fichier dans le dossier « data », lisible aussi par des programmes (JSON).',
    rows: '{count, plural, one {# entrée} other {# entrées}} dans',
    none: 'Rien de ce type n’est conservé à votre sujet.',
    filesTitle: 'Vos fichiers',
    files:
      '{count, plural, one {Un fichier se trouve} other {# fichiers se trouvent}} dans le dossier « files ».',
    noFiles: 'Aucun fichier n’est conservé à votre sujet.',
    withheldTitle: 'Ce qui n’y figure pas',
    withheld:
      'Les mots de passe, clés et codes, qui permettraient à d’autres de se connecter ; ce qui concerne d’autres personnes et ne vous est pas montré non plus dans Mezzo ; ce que le personnel a fait au sujet d’autres personnes.',
    rightsTitle: 'Vos droits',
    rights:
      'Vous pouvez faire rectifier ce qui est faux, demander la suppression de votre compte sous « Votre compte », vous opposer à ce qui est fait par intérêt légitime, retirer un consentement et adresser une réclamation à une autorité de protection des données.',
    operator: 'Qui exploite cette installation : {name}, {address}, {contact}',
  },
}

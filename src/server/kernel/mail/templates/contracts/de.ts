import type { TextsOf } from '../template.ts'
import type { ContractMails } from './data.ts'

/** The mails about contracts in German. */
export const contractMailsDe: TextsOf<ContractMails> = {
  contractEnded: {
    subject: 'Der Vertrag mit {otherName} für {listingName} ist beendet',
    lines: [
      '{otherName} hat eine andere Wohnung gebucht. Deshalb ist der Vertrag für {listingName} vom {from} bis zum {to}, der zur Unterschrift vorlag, beendet.',
      'Die Tage sind wieder frei; Sie müssen nichts weiter tun.',
    ],
    button: 'Anfrage öffnen',
  },
  contractRefused: {
    subject: '{otherName} nimmt den Vertrag für {listingName} nicht an',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} abgelehnt. Die Tage sind wieder frei.',
      'Die Anfrage läuft weiter: Sie können innerhalb von 14 Tagen einen anderen Vertrag vorbereiten.',
    ],
    button: 'Anfrage öffnen',
  },
  contractCanceled: {
    subject: 'Der Vertrag für {listingName} wurde zurückgenommen',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} zurückgenommen. Damit ist Ihre Anfrage beendet.',
      'Vielleicht sind andere Wohnungen an diesen Tagen frei.',
    ],
    button: 'Ihre Anfragen ansehen',
  },
  onlineSigningStopped: {
    subject: 'Der Vertrag für {listingName} wird auf Papier unterschrieben',
    lines: [
      '{otherName} möchte den Vertrag für {listingName} vom {from} bis zum {to} auf Papier unterschreiben. Die Tage bleiben für Sie reserviert.',
      'Der neue Vertrag wird gerade geschrieben; was bisher online unterschrieben wurde, gilt nicht mehr.',
    ],
    button: 'Vertrag öffnen',
  },
  signingReminder: {
    subject:
      '{hasAgent, select, true {Der Vertrag für {listingName} wartet auf {agentName}} other {Der Vertrag für {listingName} wartet auf Sie}}',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wartet {hasAgent, select, true {darauf, dass {agentName} ihn mit Vollmacht unterschreibt} other {auf Sie}}.',
      'Geschieht nicht rechtzeitig etwas, endet er, und die Tage sind für andere frei.',
    ],
    button: 'Vertrag öffnen',
  },
  signingExpired: {
    subject: 'Der Vertrag für {listingName} wurde nicht rechtzeitig unterschrieben',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wurde nicht rechtzeitig unterschrieben. Die Anfrage ist beendet.',
      'Die Tage sind wieder frei; Sie müssen nichts weiter tun.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsAwaited: {
    subject: '{otherName} möchte {listingName} buchen',
    lines: [
      '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt und reicht jetzt Unterlagen ein.',
      'Wir prüfen sie und erstellen den Vertrag, sobald alle angenommen sind. Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsNeeded: {
    subject: 'Reichen Sie Ihre Unterlagen für {listingName} ein',
    lines: [
      'Sie haben Ihr Interesse an {listingName} vom {from} bis zum {to} bestätigt. Vor dem Vertrag sehen wir uns einige Unterlagen an.',
      'Auf der Seite steht, was verlangt wird und warum. {otherName} sieht, wie weit Sie sind, nie die Unterlagen selbst.',
      '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage von selbst.} other {Bitte reichen Sie bald ein, was fehlt.}}',
    ],
    button: 'Unterlagen einreichen',
  },
  documentsMissing: {
    subject: 'Für {listingName} fehlen noch Unterlagen',
    lines: [
      'Für den Aufenthalt in {listingName} vom {from} bis zum {to} sind noch nicht alle Unterlagen da.',
      'Die Wohnung ist erst mit dem Vertrag reserviert. Wenn Sie sie nicht mehr möchten, ziehen Sie die Anfrage bitte zurück.',
      '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage von selbst.} other {Bitte reichen Sie bald ein, was fehlt.}}',
    ],
    button: 'Unterlagen einreichen',
  },
  documentFailed: {
    subject: 'Eine Ihrer Unterlagen für {listingName} wurde nicht angenommen',
    lines: [
      'Leider konnten wir dieses Dokument nicht annehmen: {documentType, select, CERTIFICATE_OF_MATRICULATION {Immatrikulationsbescheinigung} FINANCIAL_STATEMENT {Finanzierungsnachweis} GUARANTEE_FROM_PARENTS {Bürgschaft der Eltern} LETTER_FROM_EMPLOYER {Schreiben des Arbeitgebers} PROOF_OF_APPRENTICESHIP {Nachweis der Ausbildung} PROOF_OF_EMPLOYMENT {Nachweis der Beschäftigung} PROOF_OF_INTERNSHIP {Nachweis des Praktikums} VALID_IDENTITY_DOCUMENT {Gültiges Ausweisdokument} GUARANTOR_FINANCIAL_STATEMENT {Finanzierungsnachweis des Bürgen} CERTIFICATE_OF_SCHOLARSHIP {Stipendienbescheid} GUARANTEE_LETTER {Bürgschaftserklärung} FRENCH_GUARANTOR {Französischer Bürge} COMPANY_SELF_DISCLOSURE_FORM {Selbstauskunft des Unternehmens} BANK_STATEMENT {Kontoauszug} GUARANTOR_BANK_STATEMENT {Kontoauszug des Bürgen} PAYSLIP {Gehaltsabrechnung} GUARANTOR_PAYSLIP {Gehaltsabrechnung des Bürgen} other {Dokument}}. {failureReason, select, WRONG_TYPE {Es ist ein anderes Dokument als das verlangte.} POOR_QUALITY {Es ist schlecht lesbar. Bitte scannen oder fotografieren Sie es noch einmal, bei gutem Licht und mit allen vier Ecken.} OLDER_THAN_THREE_MONTHS {Es ist älter als drei Monate. Bitte reichen Sie ein neueres ein.} NAME_DOES_NOT_MATCH_ID {{documentType, select, VALID_IDENTITY_DOCUMENT {Es ist auf einen anderen Namen ausgestellt als Ihre Anfrage. Bitte reichen Sie Ihr eigenes Dokument ein; hat sich Ihr Name geändert oder schreibt er sich anders, schreiben Sie unserer Kundenbetreuung.} other {Der Name darauf weicht vom Namen auf Ihrem Ausweis ab.}}} MISSING_NAME {Ihr Name steht nicht darauf.} MISSING_DATE {Es trägt kein Datum.} MISSING_CURRENT_BALANCE {Der aktuelle Kontostand steht nicht darauf.} MISSING_NET_INCOME {Das Nettoeinkommen steht nicht darauf.} other {Es kann so nicht angenommen werden.}}',
      '{isExplained, select, true {Dazu unser Hinweis: {explanation}} other {Bitte reichen Sie ein anderes ein; der Vertrag entsteht, sobald alles angenommen ist.}}',
    ],
    button: 'Neu einreichen',
  },
  identityNeeded: {
    subject: 'Bestätigen Sie für {listingName}, wer Sie sind',
    lines: [
      'Sie haben Ihr Interesse an {listingName} vom {from} bis {to} bestätigt. Bitte bestätigen Sie vor dem Vertrag, wer Sie sind.',
      'Das dauert wenige Minuten. {otherName} sieht, dass es erledigt ist, aber nie Ihren Ausweis.',
      '{hasDeadline, select, true {Bitte erledigen Sie es bis {answerUntil}; danach endet die Anfrage von selbst.} other {Bitte erledigen Sie es bald.}}',
    ],
    button: 'Ansehen, was noch offen ist',
  },
  incomeReadByHand: {
    subject: 'Ein Mensch liest Ihre Unterlagen für {listingName}',
    lines: [
      'Ihre Unterlagen für {listingName} vom {from} bis {to} ließen sich nicht automatisch lesen. {errorType, select, CURRENCY_NOT_EURO {Die Beträge darin sind nicht in Euro.} other {Der Anbieter, der sie liest, hat keine brauchbare Antwort gegeben.}}',
      'Stattdessen liest sie jemand aus unserem Team. Sie müssen nichts tun.',
    ],
    button: 'Ansehen, was noch offen ist',
  },
  incomeNotConfirmed: {
    subject: 'Ihr Einkommen ließ sich für {listingName} nicht bestätigen',
    lines: [
      'Wir konnten das Einkommen für {listingName} vom {from} bis {to} nicht bestätigen. {errorType, select, NAME_MISMATCH {Der Name auf einer Unterlage weicht von Ihrem ab.} VERIFF_MISSING {Uns liegt keine gültige Bestätigung vor, wer Sie sind.} DOCUMENT_TOO_OLD {Eine Unterlage ist älter als drei Monate.} other {Auf einer Unterlage fehlt das Nettoeinkommen, der Zeitraum, das Datum oder der Name.}}',
      'Das ist keine Absage: {otherName} kann den Vertrag trotzdem schließen. {errorType, select, NAME_MISMATCH {Sie können eine Unterlage auf Ihren eigenen Namen einreichen} VERIFF_MISSING {Sie können noch einmal bestätigen, wer Sie sind} DOCUMENT_TOO_OLD {Sie können eine neuere Unterlage einreichen} other {Sie können eine Unterlage einreichen, auf der alles steht}} oder es von jemand anderem noch einmal ansehen lassen.',
    ],
    button: 'Ansehen, was Sie tun können',
  },
  incomeUnconfirmed: {
    subject: 'Das Einkommen von {otherName} ließ sich nicht bestätigen',
    lines: [
      'Wir haben die Unterlagen von {otherName} für {listingName} vom {from} bis {to} angesehen. Das Einkommen ließ sich nicht bestätigen.',
      'Abgelehnt wurde nichts: Sie entscheiden. Gehen Sie trotzdem zum Vertrag über, lehnen Sie ab, oder warten Sie: {otherName} kann mehr einreichen oder es noch einmal ansehen lassen.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsAccepted: {
    subject: 'Ihre Unterlagen für {listingName} sind angenommen',
    lines: [
      'Wir haben alle Ihre Unterlagen für {listingName} vom {from} bis zum {to} geprüft und angenommen.',
      'Jetzt entsteht der Vertrag; wir melden uns, sobald Sie unterschreiben können.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsTimeOver: {
    subject: 'Ihre Anfrage für {listingName} ist beendet',
    lines: [
      'Die Unterlagen für {listingName} vom {from} bis zum {to} wurden nicht rechtzeitig eingereicht, daher ist die Anfrage beendet.',
      'Es ist nichts reserviert, und Sie schulden nichts. Wenn Sie noch kommen möchten, fragen Sie erneut an.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsNeverCame: {
    subject: '{otherName} hat die Unterlagen nicht eingereicht',
    lines: [
      '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt, die Unterlagen aber nicht rechtzeitig eingereicht. Die Anfrage ist beendet.',
      'Die Tage sind frei; Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  contractReady: {
    subject:
      '{hasAgent, select, true {Der Vertrag für {listingName} wartet auf die Unterschrift von {agentName}} other {Der Vertrag für {listingName} kann unterschrieben werden}}',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig.',
      '{signerLost, select, true {Die Vollmacht, mit der er unterschrieben werden sollte, gilt nicht mehr, und mit ihr wurde nichts unterschrieben: Er geht neu an Sie. } other {}}{hasAgent, select, true {{agentName} unterschreibt ihn mit Vollmacht beim Signaturdienst.} other {Bitte lesen und unterschreiben Sie ihn.}}',
    ],
    button: 'Lesen und unterschreiben',
  },
  contractToAccept: {
    subject: 'Der Vertrag für {listingName} liegt bereit',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig.',
      'Er wird auf Papier unterschrieben. Bitte lesen Sie ihn und nehmen Sie ihn an; die Tage bleiben so lange für Sie reserviert.',
    ],
    button: 'Lesen und annehmen',
  },
  paperContractSent: {
    subject: 'Der Vertrag für {listingName} liegt bei {otherName}',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig. Er wird auf Papier unterschrieben.',
      'Zuerst liest {otherName} ihn und nimmt ihn an. Wir sagen Ihnen Bescheid, sobald das geschehen ist.',
    ],
    button: 'Vertrag öffnen',
  },
  paperContractAccepted: {
    subject: '{otherName} hat den Vertrag für {listingName} angenommen',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} angenommen.',
      'Er wird auf Papier unterschrieben. Was für Sie noch zu tun ist, steht auf seiner Seite.',
    ],
    button: 'Vertrag öffnen',
  },
  signedByLandlord: {
    subject:
      '{hasAgent, select, true {{agentName} hat den Vertrag für {listingName} im Namen von {otherName} unterschrieben} other {{otherName} hat den Vertrag für {listingName} unterschrieben}}',
    lines: [
      '{hasAgent, select, true {{agentName} hat den Vertrag für {listingName} vom {from} bis zum {to} im Namen von {otherName} unterschrieben, mit einer Vollmacht, die Sie auf der Seite des Vertrags lesen können.} other {{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} unterschrieben.}}',
      'Jetzt fehlt nur noch Ihre Unterschrift.',
    ],
    button: 'Lesen und unterschreiben',
  },
  contractNeeded: {
    subject: 'Ihr Vertrag für {otherName} wird gebraucht',
    lines: [
      '{otherName} möchte {listingName} vom {from} bis zum {to} mieten.',
      'Für dieses Land haben wir noch keinen Vertragstext. Bitte reichen Sie Ihren eigenen Vertrag als PDF ein; bis dahin sind die Tage nicht reserviert.',
    ],
    button: 'Vertrag einreichen',
  },
  signedByTenant: {
    subject: '{otherName} hat den Vertrag für {listingName} unterschrieben',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} unterschrieben.',
      'Bitte bestätigen Sie die Buchung.',
    ],
    button: 'Buchung bestätigen',
  },
}

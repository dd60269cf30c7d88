import type { TextsOf } from '../template.ts'
import type { ContractMails } from './data.ts'

/** The mails about contracts in German. */
export const contractMailsDe: TextsOf<ContractMails> = {
  contractEnded: {
    subject: 'Der Vertrag mit {otherName} für {listingName} ist beendet',
    lines: [
      '{otherName} hat eine andere Wohnung gebucht. Der Vertrag für {listingName} vom {from} bis zum {to}, der zur Unterschrift vorlag, ist damit beendet.',
      'Die Tage sind wieder frei; Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  contractRefused: {
    subject: '{otherName} hat den Vertrag für {listingName} abgelehnt',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} abgelehnt. Die Tage sind wieder frei.',
      'Die Anfrage bleibt offen: Sie können innerhalb von 14 Tagen einen anderen Vertrag vorbereiten.',
    ],
    button: 'Anfrage öffnen',
  },
  contractCanceled: {
    subject: 'Der Vertrag für {listingName} wurde storniert',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} storniert. Damit ist Ihre Anfrage beendet.',
      'Vielleicht sind andere Wohnungen in diesem Zeitraum frei.',
    ],
    button: 'Ihre Anfragen ansehen',
  },
  onlineSigningStopped: {
    subject: 'Der Vertrag für {listingName} wird auf Papier unterschrieben',
    lines: [
      '{otherName} möchte den Vertrag für {listingName} vom {from} bis zum {to} auf Papier unterschreiben. Die Tage bleiben für Sie reserviert.',
      'Wir erstellen gerade den neuen Vertrag. Was bisher online unterschrieben wurde, gilt nicht mehr.',
    ],
    button: 'Vertrag öffnen',
  },
  signingReminder: {
    subject:
      '{hasAgent, select, true {Der Vertrag für {listingName} wartet auf {agentName}} other {Der Vertrag für {listingName} wartet auf Sie}}',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wartet {hasAgent, select, true {darauf, dass {agentName} ihn mit Vollmacht unterschreibt} other {auf Sie}}.',
      'Wenn rechtzeitig nichts geschieht, endet er, und die Tage sind für andere frei.',
    ],
    button: 'Vertrag öffnen',
  },
  signingExpired: {
    subject: 'Der Vertrag für {listingName} wurde nicht rechtzeitig unterschrieben',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wurde nicht rechtzeitig unterschrieben. Die Anfrage ist beendet.',
      'Die Tage sind wieder frei; Sie müssen nichts tun.',
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
      'Sie haben Ihr Interesse an {listingName} vom {from} bis zum {to} bestätigt. Bevor wir den Vertrag erstellen, prüfen wir einige Unterlagen.',
      'Auf der Seite steht, was wir brauchen und warum. {otherName} sieht, wie weit Sie sind, nie die Unterlagen selbst.',
      '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage automatisch.} other {Bitte reichen Sie bald ein, was fehlt.}}',
    ],
    button: 'Unterlagen einreichen',
  },
  documentsMissing: {
    subject: 'Für {listingName} fehlen noch Unterlagen',
    lines: [
      'Für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} liegen uns noch nicht alle Unterlagen vor.',
      'Die Wohnung ist erst mit dem Vertrag reserviert. Wenn Sie sie nicht mehr möchten, ziehen Sie die Anfrage bitte zurück.',
      '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage automatisch.} other {Bitte reichen Sie bald ein, was fehlt.}}',
    ],
    button: 'Unterlagen einreichen',
  },
  documentFailed: {
    subject: 'Wir konnten eines Ihrer Dokumente für {listingName} nicht annehmen',
    lines: [
      'Leider konnten wir dieses Dokument nicht annehmen: {documentType, select, CERTIFICATE_OF_MATRICULATION {Immatrikulationsbescheinigung} FINANCIAL_STATEMENT {Finanzierungsnachweis} GUARANTEE_FROM_PARENTS {Bürgschaft der Eltern} LETTER_FROM_EMPLOYER {Schreiben des Arbeitgebers} PROOF_OF_APPRENTICESHIP {Nachweis der Ausbildung} PROOF_OF_EMPLOYMENT {Nachweis der Beschäftigung} PROOF_OF_INTERNSHIP {Nachweis des Praktikums} VALID_IDENTITY_DOCUMENT {Gültiges Ausweisdokument} GUARANTOR_FINANCIAL_STATEMENT {Finanzierungsnachweis des Bürgen} CERTIFICATE_OF_SCHOLARSHIP {Stipendienbescheid} GUARANTEE_LETTER {Bürgschaftserklärung} FRENCH_GUARANTOR {Französischer Bürge} COMPANY_SELF_DISCLOSURE_FORM {Selbstauskunft des Unternehmens} BANK_STATEMENT {Kontoauszug} GUARANTOR_BANK_STATEMENT {Kontoauszug des Bürgen} PAYSLIP {Gehaltsabrechnung} GUARANTOR_PAYSLIP {Gehaltsabrechnung des Bürgen} other {Dokument}}. {failureReason, select, WRONG_TYPE {Es ist nicht das Dokument, um das wir gebeten haben.} POOR_QUALITY {Es ist schlecht lesbar. Bitte scannen oder fotografieren Sie es noch einmal, bei gutem Licht und mit allen vier Ecken.} OLDER_THAN_THREE_MONTHS {Es ist älter als drei Monate. Bitte reichen Sie ein neueres ein.} NAME_DOES_NOT_MATCH_ID {{documentType, select, VALID_IDENTITY_DOCUMENT {Es ist auf einen anderen Namen ausgestellt als Ihre Anfrage. Bitte reichen Sie Ihr eigenes Dokument ein; wenn sich Ihr Name geändert hat oder anders geschrieben wird, schreiben Sie unserem Support.} other {Der Name darauf weicht vom Namen auf Ihrem Ausweis ab.}}} MISSING_NAME {Ihr Name fehlt.} MISSING_DATE {Das Datum fehlt.} MISSING_CURRENT_BALANCE {Der aktuelle Kontostand fehlt.} MISSING_NET_INCOME {Das Nettoeinkommen fehlt.} other {So können wir es nicht annehmen.}}',
      '{isExplained, select, true {Dazu unser Hinweis: {explanation}} other {Bitte reichen Sie ein anderes ein. Wir erstellen den Vertrag, sobald alles angenommen ist.}}',
    ],
    button: 'Neues Dokument einreichen',
  },
  identityNeeded: {
    subject: 'Bestätigen Sie Ihre Identität für {listingName}',
    lines: [
      'Sie haben Ihr Interesse an {listingName} vom {from} bis zum {to} bestätigt. Bitte bestätigen Sie Ihre Identität, bevor wir den Vertrag erstellen.',
      'Das dauert nur wenige Minuten. {otherName} sieht, dass es erledigt ist, aber nie Ihren Ausweis.',
      '{hasDeadline, select, true {Bitte erledigen Sie es bis {answerUntil}; danach endet die Anfrage automatisch.} other {Bitte erledigen Sie es bald.}}',
    ],
    button: 'Ansehen, was noch offen ist',
  },
  incomeReadByHand: {
    subject: 'Unser Team liest Ihre Unterlagen für {listingName}',
    lines: [
      'Ihre Unterlagen für {listingName} vom {from} bis zum {to} ließen sich nicht automatisch lesen. {errorType, select, CURRENCY_NOT_EURO {Die Beträge darin sind nicht in Euro.} other {Der Anbieter, der sie liest, hat keine brauchbare Antwort gegeben.}}',
      'Stattdessen liest sie jemand aus unserem Team. Sie müssen nichts tun.',
    ],
    button: 'Ansehen, was noch offen ist',
  },
  incomeNotConfirmed: {
    subject: 'Wir konnten Ihr Einkommen für {listingName} nicht bestätigen',
    lines: [
      'Wir konnten Ihr Einkommen für {listingName} vom {from} bis zum {to} nicht bestätigen. {errorType, select, NAME_MISMATCH {Der Name auf einem Dokument weicht von Ihrem ab.} VERIFF_MISSING {Ihre Identität ist nicht bestätigt.} DOCUMENT_TOO_OLD {Ein Dokument ist älter als drei Monate.} other {Auf einem Dokument fehlt das Nettoeinkommen, der Zeitraum, das Datum oder der Name.}}',
      'Das ist keine Absage: {otherName} kann den Vertrag trotzdem mit Ihnen schließen. {errorType, select, NAME_MISMATCH {Sie können ein Dokument auf Ihren eigenen Namen einreichen} VERIFF_MISSING {Sie können Ihre Identität noch einmal bestätigen} DOCUMENT_TOO_OLD {Sie können ein neueres Dokument einreichen} other {Sie können ein Dokument einreichen, auf dem alles steht,}} oder um eine zweite Prüfung durch jemand anderen bitten.',
    ],
    button: 'Ansehen, was Sie tun können',
  },
  incomeUnconfirmed: {
    subject: 'Wir konnten das Einkommen von {otherName} nicht bestätigen',
    lines: [
      'Wir haben die Unterlagen von {otherName} für {listingName} vom {from} bis zum {to} geprüft und konnten das Einkommen nicht bestätigen.',
      'Sie entscheiden: Schließen Sie den Vertrag trotzdem, lehnen Sie ab, oder warten Sie. {otherName} kann weitere Unterlagen einreichen oder um eine zweite Prüfung bitten.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsAccepted: {
    subject: 'Ihre Unterlagen für {listingName} sind angenommen',
    lines: [
      'Wir haben alle Ihre Unterlagen für {listingName} vom {from} bis zum {to} geprüft und angenommen.',
      'Wir erstellen jetzt den Vertrag und melden uns, sobald Sie unterschreiben können.',
    ],
    button: 'Anfrage öffnen',
  },
  documentsTimeOver: {
    subject: 'Ihre Anfrage für {listingName} ist beendet',
    lines: [
      'Sie haben die Unterlagen für {listingName} vom {from} bis zum {to} nicht rechtzeitig eingereicht. Die Anfrage ist damit beendet.',
      'Es ist nichts reserviert, und Sie schulden nichts. Wenn Sie die Wohnung weiterhin möchten, fragen Sie bitte neu an.',
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
      '{signerLost, select, true {Die Vollmacht, mit der er unterschrieben werden sollte, gilt nicht mehr, und mit ihr wurde nichts unterschrieben. Deshalb senden wir Ihnen den Vertrag noch einmal. } other {}}{hasAgent, select, true {{agentName} unterschreibt ihn mit Vollmacht beim Signaturdienst.} other {Bitte lesen und unterschreiben Sie ihn.}}',
    ],
    button: 'Lesen und unterschreiben',
  },
  contractToAccept: {
    subject: 'Der Vertrag für {listingName} liegt bereit',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig.',
      'Er wird auf Papier unterschrieben. Bitte lesen Sie ihn und nehmen Sie ihn an; bis dahin sind die Tage für Sie reserviert.',
    ],
    button: 'Lesen und annehmen',
  },
  paperContractSent: {
    subject: 'Der Vertrag für {listingName} liegt bei {otherName}',
    lines: [
      'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig. Er wird auf Papier unterschrieben.',
      'Zuerst liest {otherName} ihn und nimmt ihn an. Wir sagen Ihnen Bescheid, sobald das erledigt ist.',
    ],
    button: 'Vertrag öffnen',
  },
  paperContractAccepted: {
    subject: '{otherName} hat den Vertrag für {listingName} angenommen',
    lines: [
      '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} angenommen.',
      'Er wird auf Papier unterschrieben. Auf der Seite des Vertrags steht, was Sie noch tun müssen.',
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
    subject: 'Wir brauchen Ihren Vertrag für {otherName}',
    lines: [
      '{otherName} möchte {listingName} vom {from} bis zum {to} mieten.',
      'Für dieses Land haben wir noch keine Vertragsvorlage. Bitte laden Sie Ihren eigenen Vertrag als PDF hoch; bis dahin sind die Tage nicht reserviert.',
    ],
    button: 'Vertrag hochladen',
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

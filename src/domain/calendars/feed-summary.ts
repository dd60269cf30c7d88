/** Words by which platforms mark a stay of somebody, in the languages they export in. */
const RESERVED =
  /(?<![\p{L}])(?:reserved|reservation|booked|booking(?!\.com)|guest|reserviert|reservierung|gebucht|buchung|gast|r[ée]serv[ée]e?s?|r[ée]servation|lou[ée]e?s?|reservad[oa]|reserva|prenotat[oa]|prenotazione|gereserveerd|reservering|geboekt|zarezerwowan[eya]|rezerwacja)(?![\p{L}])/iu

/** Words by which platforms mark days that can't be had for whatever reason. */
const CLOSED =
  /(?<![\p{L}])(?:closed|not available|unavailable|no availability|blocked|block(?:ed)? off|nicht verf[üu]gbar|geschlossen|blockiert|gesperrt|belegt|geblockt|indisponible|non disponible|ferm[ée]e?|bloqu[ée]e?|no disponible|bloquead[oa]|cerrad[oa]|n[ãa]o dispon[íi]vel|indispon[íi]vel|non disponibile|chius[oa]|bloccat[oa]|niet beschikbaar|gesloten|geblokkeerd|niedost[ęe]pn[eya]|zablokowan[eya])(?![\p{L}])/iu

/** Whether an entry says that somebody has booked: 'Reserved', 'Réservé – Anna'; never a mere 'Not available'. */
export function saysReserved(summary: string): boolean {
  return RESERVED.test(summary)
}

/** Whether an entry says nothing but that the days can't be had: 'CLOSED - Not available', 'Bloqué', or nothing at all. */
export function saysClosed(summary: string): boolean {
  return summary.trim() === '' || (CLOSED.test(summary) && !saysReserved(summary))
}

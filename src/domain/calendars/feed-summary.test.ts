import { describe, expect, it } from 'vitest'
import { saysClosed, saysReserved } from './feed-days.ts'

const reserved = [
  'reserved reservation booked booking guest',
  'reserviert reservierung gebucht buchung gast',
  'réservé réservée réservés réservées reserve reservée réservation loué louée loués louées',
  'reservado reservada reserva prenotato prenotata prenotazione',
  'gereserveerd reservering geboekt zarezerwowane zarezerwowany zarezerwowana rezerwacja',
].flatMap((line) => line.split(' '))

const closed = [
  'closed, not available, unavailable, no availability, blocked, block off',
  'nicht verfügbar, nicht verfugbar, geschlossen, blockiert, gesperrt, belegt, geblockt',
  'indisponible, non disponible, fermé, fermée, ferme, bloqué, bloquée, bloque',
  'no disponible, bloqueado, bloqueada, cerrado, cerrada',
  'não disponível, nao disponivel, indisponível, indisponivel',
  'non disponibile, chiuso, chiusa, bloccato, bloccata, niet beschikbaar, gesloten, geblokkeerd',
  'niedostępny, niedostepna, niedostępne, zablokowany, zablokowana, zablokowane',
].flatMap((line) => line.split(', '))

describe('the name of an entry', () => {
  it.each(reserved)('%s says that somebody has booked', (word) => {
    for (const name of [word, word.toUpperCase(), `${word}: Anna`, `Anna – ${word}`, `(${word})`]) {
      expect([name, saysReserved(name), saysClosed(name)]).toEqual([name, true, false])
    }
    for (const name of [`x${word}`, `${word}x`, `é${word}`, `${word}é`]) {
      expect([name, saysReserved(name)]).toEqual([name, reserved.includes(name)])
    }
  })

  it.each(closed)('%s says that the days can’t be had', (word) => {
    for (const name of [word, word.toUpperCase(), `Airbnb (${word})`, `${word} - x`, `x ${word}`]) {
      expect([name, saysClosed(name), saysReserved(name)]).toEqual([name, true, false])
    }
    for (const name of [`x${word}`, `${word}x`, `é${word}`, `${word}é`]) {
      expect([name, saysClosed(name)]).toEqual([name, closed.includes(name)])
    }
  })

  it.each(['', ' ', '\t '])('%j says nothing, so that the days can’t be had', (name) => {
    expect([saysClosed(name), saysReserved(name)]).toEqual([true, false])
  })

  it.each(['Anna Muster', 'Booking.com', 'Airbnb', 'Gastro', 'Bookings 2030'])('%s says neither', (name) => {
    expect([saysClosed(name), saysReserved(name)]).toEqual([false, false])
  })

  it('that says both says that somebody has booked', () => {
    expect(saysClosed('Not available: reserved')).toBe(false)
    expect(saysReserved('Booking.com - CLOSED')).toBe(false)
    expect(saysClosed('Booking.com - CLOSED')).toBe(true)
  })
})

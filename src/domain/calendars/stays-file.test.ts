import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { recognizeColumns } from './stays-file-columns.ts'
import { readDay, recognizeDayOrder } from '../kernel/written-day.ts'
import { planStays, readStayLines, type StayFacts } from './stays-file.ts'

describe('days of files', () => {
  it.each([
    ['2030-03-04', '2030-03-04'],
    ['2030-03-04 15:00:00', '2030-03-04'],
    ['2030/3/4', '2030-03-04'],
    ['4.3.2030', '2030-03-04'],
    ['04.03.30', '2030-03-04'],
    ['04/03/2030', '2030-03-04'],
    ['4 March 2030', '2030-03-04'],
    ['Mon, Mar 4, 2030', '2030-03-04'],
    ['4. März 2030', '2030-03-04'],
    ['4 févr. 2030', '2030-02-04'],
    ['1er août 2030', '2030-08-01'],
    ['31 Dez. 2030', '2030-12-31'],
    ['30.02.2030', null],
    ['2030-13-01', null],
    ['4 March', null],
    ['soon', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, 'DAY_FIRST')).toBe(day)
  })

  it('with the month first are those that the order says, but not with points between', () => {
    expect(readDay('03/04/2030', 'MONTH_FIRST')).toBe('2030-03-04')
    expect(readDay('03.04.2030', 'MONTH_FIRST')).toBe('2030-04-03')
  })

  it.each([
    [['03/04/2030', '13/04/2030'], { order: 'DAY_FIRST', isSure: true }],
    [['03/04/2030', '03/14/2030'], { order: 'MONTH_FIRST', isSure: true }],
    [['03.04.2030'], { order: 'DAY_FIRST', isSure: true }],
    [['03/04/2030'], { order: 'DAY_FIRST', isSure: false }],
    [['2030-03-04'], { order: 'DAY_FIRST', isSure: true }],
  ])('%j show their order', (texts, order) => {
    expect(recognizeDayOrder(texts)).toEqual(order)
  })
})

describe('columns of files', () => {
  const heads = (text: string) => text.split(';')

  it.each([
    ['Bestätigungs-Code;Status;Name des Gastes;Startdatum;Enddatum;Inserat;Einkünfte', 'AIRBNB'],
    ['Code de confirmation;Statut;Nom du voyageur;Date de début;Date de fin;Annonce;Revenus', 'AIRBNB'],
    ['Número de reserva;Estado;Nombre del cliente;Entrada;Salida;Precio', 'BOOKING_COM'],
    ['Wohnung;Mieter;Von;Bis', 'OTHER'],
  ])('%s is a file of %s', (text, platform) => {
    expect(recognizeColumns(heads(text), [], new Set()).platform).toBe(platform)
  })

  it('are one field each, and what heads do not say their cells do', () => {
    const { fields } = recognizeColumns(
      heads('Name;Gast;x;y;z'),
      [['Ada', 'Bo', '01.03.2030', '02.04.2030', 'WE 1']],
      new Set(['we1']),
    )
    expect(fields).toEqual(['GUEST', null, 'FROM', 'TO', 'UNIT'])
  })

  it('call the last day that of the departure where their head does', () => {
    expect(recognizeColumns(heads('unit;from;check-out'), [], new Set()).lastDay).toBe('DEPARTURE')
    expect(recognizeColumns(heads('unit;from;to'), [], new Set()).lastDay).toBe('TAKEN')
  })
})

describe('what a file would do', () => {
  const day = parseDay
  const facts: StayFacts = {
    today: day('2030-01-15'),
    unitOf: (name) => (name === 'out' ? null : name === 'A' ? 'a' : undefined),
    known: new Map(),
    takenIn: () => [{ from: day('2030-06-01'), to: day('2030-06-30') }],
    blocksIn: () => [{ id: 'b', isOwn: false, from: day('2030-08-01'), to: day('2030-08-31') }],
  }
  const outcome = (...cells: string[]) => {
    const format = {
      fields: ['UNIT', 'FROM', 'TO', 'STATUS'],
      dayOrder: 'DAY_FIRST',
      lastDay: 'DEPARTURE',
    } as const
    return planStays(readStayLines([{ number: 2, cells }], format), facts)[0]?.outcome
  }

  it.each([
    ['A', '2030-03-01', '2030-03-09', 'ok', 'ADD'],
    ['A', '2030-03-01', '2030-03-09', 'Storniert', 'CANCELLED'],
    ['A', '2030-03-01', '2030-03-09', 'no_show', 'CANCELLED'],
    ['A', '2030-05-20', '2030-06-01', 'ok', 'ADD'],
    ['A', '2030-05-20', '2030-06-02', 'ok', 'TAKEN'],
    ['A', '2030-08-05', '2030-08-10', 'ok', 'BY_CALENDAR'],
    ['A', '2030-01-01', '2030-01-15', 'ok', 'PAST'],
    ['A', '2030-01-01', '2030-01-16', 'ok', 'ADD'],
    ['A', '2030-03-01', '2030-03-01', 'ok', 'TURNED'],
    ['A', '2030-03-01', '2035-03-05', 'ok', 'LONG'],
    ['A', '2030-03-01', '', 'ok', 'NO_DAYS'],
    ['B', '2030-03-01', '2030-03-09', 'ok', 'UNIT_OPEN'],
    ['out', '2030-03-01', '2030-03-09', 'ok', 'UNIT_LEFT_OUT'],
  ])('%s from %s to %s (%s): %s', (unit, from, to, status, expected) => {
    expect(outcome(unit, from, to, status)).toBe(expected)
  })
})

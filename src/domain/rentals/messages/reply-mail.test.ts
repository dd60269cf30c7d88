import { describe, expect, it } from 'vitest'
import { isAutomatic, replyTextOf } from './reply-mail.ts'

const person = { autoSubmitted: '', precedence: '', isOfList: false, isBounce: false, isOurs: false }

describe('a mail', () => {
  it.each([
    ['of a person', person, false],
    ['that says that a person sent it', { ...person, autoSubmitted: 'no' }, false],
    ['of somebody who is away', { ...person, autoSubmitted: 'auto-replied' }, true],
    ['in bulk', { ...person, precedence: 'bulk' }, true],
    ['that wants an answer soon', { ...person, precedence: 'first-class' }, false],
    ['of a list', { ...person, isOfList: true }, true],
    ['about a mail', { ...person, isBounce: true }, true],
    ['of ours that came back', { ...person, isOurs: true }, true],
  ])('%s', (_, signs, automatic) => {
    expect(isAutomatic(signs)).toBe(automatic)
  })
})

describe('of an answer what somebody has written is taken', () => {
  it.each([
    [
      'Yes.\n\nOn Tue, 2 Feb 2030 at 10:00, Mezzo <reply+abc@in.mezzo.example> wrote:\n> Is there a desk?',
      'Yes.',
    ],
    ['Yes.\n\nOn Tue, 2 Feb 2030 at 10:00, Mezzo\n<reply+abc@in.mezzo.example> wrote:\n> Is there?', 'Yes.'],
    ['Ja.\r\n\r\nAm 02.02.2030 um 10:00 schrieb Mezzo <a@b.de>:\r\n> Gibt es das?', 'Ja.'],
    ['Oui.\n\nLe 2 févr. 2030 à 10:00, Mezzo <a@b.fr> a écrit :\n> Y a-t-il', 'Oui.'],
    ['Yes.\n\n-----Original Message-----\nFrom: Mezzo', 'Yes.'],
    ['Ja.\n\nVon: Mezzo <a@b.de>\nGesendet: Dienstag\nAn: Lena', 'Ja.'],
    ['Yes.\n-- \nLena Koch\n0176 123', 'Yes.'],
    ['Yes.\nSent from my iPhone', 'Yes.'],
    ['Yes.\n> Is there a desk?\n> Or two?', 'Yes.'],
    ['On Monday I wrote:\nyou are right', 'On Monday I wrote:\nyou are right'],
    ['> only quoted', ''],
    [
      'Hallo,\n\nAm 02.02.2030 um 10:00 schrieb Mezzo:\n> Schreibtisch?\nJa.\n> Wann?\nMontag.',
      'Hallo,\n\nJa.\nMontag.',
    ],
    [
      'Guten Tag,\nam Montag schrieb mir die Hausverwaltung:\nDie Heizung ist aus.',
      'Guten Tag,\nam Montag schrieb mir die Hausverwaltung:\nDie Heizung ist aus.',
    ],
    [
      'Hi,\non 2 February I wrote:\nThe heating is off.\n> or not',
      'Hi,\non 2 February I wrote:\nThe heating is off.',
    ],
    ['Ja.\n\nAm 02.02.2030 um 10:00 schrieb Mezzo:\n', 'Ja.'],
    ['Ja.\n\nAm 02.02.2030 um 10:00 schrieb Mezzo <a@b.de>:\n\nGibt es das?', 'Ja.'],
    ['Ja.\n\nMezzo <a@b.de> schrieb am Di., 2. Feb. 2030, 10:00:\n\n> Gibt es das?', 'Ja.'],
    [
      'Ja.\n\n-------- Originalnachricht --------\nVon: Mezzo <a@b.de>\nDatum: 02.02.30\n\nGibt es das?',
      'Ja.',
    ],
    ['Ja.\n\n*Von:* Mezzo <a@b.de>\n*Gesendet:* Dienstag\n*An:* Lena\n\nGibt es das?', 'Ja.'],
    [
      'Ja.\n\nGesendet: Dienstag, 2. Februar 2030 um 10:00 Uhr\nVon: "Mezzo" <a@b.de>\nAn: Lena\n\nGibt es das?',
      'Ja.',
    ],
    [
      'Am 02.02.2030 um 10:00 schrieb Mezzo <a@b.de>:\n> Gibt es das?\n> Oder das?\n\nJa, beides.\n-- \nLena',
      'Ja, beides.',
    ],
    ['-----Original Message-----\nFrom: Mezzo\nSent: Tuesday\n\n> Is there a desk?\n\nYes.', 'Yes.'],
    ['-----Original Message-----\nFrom: Mezzo\nSent: Tuesday\n\nIs there a desk?\n\nYes.', ''],
    ['On Tue, 2 Feb 2030 at 10:00, Mezzo <a@b.example> wrote:\n> Is there a desk?', ''],
    [
      'Yes.\nSent from my iPhone\n\n> On 2 Feb 2030, Mezzo wrote:\n> Is there?\nTwo, even.',
      'Yes.\nTwo, even.',
    ],
    ['Ja.\nMezzo <a@b.de> schrieb am Di., 2. Feb. 2030, 10:00:\nGibt es das?', 'Ja.'],
    ['Am Montag ja.\nAm 02.02.2030 schrieb Mezzo:\n> Gibt es das?', 'Am Montag ja.'],
    ['Ja.\n\nAm 02.02.2030 um 10:00 schrieb Mezzo <\nreply+abc@in.mezzo.example>:\n\n> Gibt es das?', 'Ja.'],
    [
      `Am 2. Februar schrieb der Verwalter:${'\n'.repeat(20)}Die Heizung ist aus.`,
      'Am 2. Februar schrieb der Verwalter:\n\nDie Heizung ist aus.',
    ],
    [
      'From: Mezzo <a@b.de>\nSent: Tuesday\n\n> Is there a desk?\n\nYes.\nTo: be sure, two.',
      'Yes.\nTo: be sure, two.',
    ],
    ['Hallo,\n\nAm … schrieb Mezzo:\n> Schreibtisch?\nJa.\n> Wann?\nMontag.', 'Hallo,\n\nJa.\nMontag.'],
    ['Ja.\n\n"Mezzo" wrote on 2 Feb 2030 10:00:\n> Is there?', 'Ja.'],
    ['--\nJa, passt.', 'Ja, passt.'],
    ['Von: 1.2. bis 3.4.\nAn: Wochenenden auch', 'Von: 1.2. bis 3.4.\nAn: Wochenenden auch'],
    ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ])('%j', (mail, text) => {
    expect(replyTextOf(mail)).toBe(text)
  })

  it('as fast however long it is', () => {
    const start = performance.now()
    for (const part of [
      'on x ',
      '> ',
      'am ',
      '\n',
      'le a ',
      '_',
      '- ',
      'on 1 wrote:\n',
      'am schrieb ',
      '*von:\n',
      'a <a@',
      '--\n',
    ])
      replyTextOf(part.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

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
    ['> only quoted', '> only quoted'],
    ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ])('%j', (mail, text) => {
    expect(replyTextOf(mail)).toBe(text)
  })

  it('as fast however long it is', () => {
    const start = performance.now()
    for (const part of ['on x ', '> ', 'am ', '\n', 'le a ', '_', '- ']) replyTextOf(part.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

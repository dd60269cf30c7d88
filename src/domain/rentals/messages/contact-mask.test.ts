import { describe, expect, it } from 'vitest'
import { HIDDEN, maskAmounts, maskContacts } from './contact-mask.ts'

const h = HIDDEN

describe('what would lead past the product is hidden', () => {
  it.each([
    ['Write to lena@mezzo.example please', `Write to ${h} please`],
    ['lena.koch (at) web (dot) de', h],
    ['lena at gmail dot com, thanks', `${h}, thanks`],
    ['Meine Adresse: lena ät web punkt de', `Meine Adresse: ${h}`],
    ['amelie arobase orange point fr', h],
    ['l e n a @ web.de', `l e n ${h}`],
    ['ｌｅｎａ＠ｗｅｂ．ｄｅ', h],
    ['le\u200Bna@\u200Bweb.de', h],
    ['lena@web', h],
    ['+49 176 12345678', h],
    ['Call 0176/123 456-78 now', `Call ${h} now`],
    ['0 1 7 6 1 2 3 4 5 6', h],
    ['0176, 12 34 56 78', h],
    ['Call me: null eins sieben sechs eins zwei drei vier', `Call me: ${h}`],
    ['zero one seven six one two three four', h],
    ['zéro six douze', 'zéro six douze'],
    ['zéro six un deux trois quatre cinq', h],
    ['nulleinssiebensechseinszweidrei', h],
    ['０１７６１２３４５６', h],
    ['01\u00AD76\u200B123456', h],
    ['0l76 123 456 78', h],
    ['https://mezzo.example/lena?x=1 is mine', `${h} is mine`],
    ['see www.lena-wohnt.de', `see ${h}`],
    ['see lena-wohnt.de/kontakt', `see ${h}`],
    ['airbnb dot com', h],
    ['WhatsApp: lena_k', h],
    ['I am @lena.koch there', `I am ${h} there`],
    ['IBAN DE89 3704 0044 0532 0130 00', `IBAN ${h}`],
    ['DE89370400440532013000', h],
    ['I live at Torstraße 12a now', `I live at ${h} now`],
    ['Berliner Str. 5', h],
    ['Unter den Linden 77', h],
    ['12 bis rue de la Paix', h],
    ['221b Baker Street', h],
  ])('%s', (text, shown) => {
    expect(maskContacts(text).text).toBe(shown)
  })
})

describe('what is said of the stay stays', () => {
  it.each([
    'We would come from 2030-02-01 to 2030-04-30.',
    'Vom 01.02.2030 bis 30.04.2030, also 3 Monate.',
    'Vom 1.2. - 30.4. ginge es auch.',
    'Du 01/02/2030 au 30/04/2030, à 2 personnes.',
    'Is 1.280,00 € for each month right, and 12.345,67 EUR in all?',
    'It is 10115 Berlin, on the 3rd floor, 45 m2.',
    'There are 2 of us, 34 and 36 years old.',
    'We arrive at home. Then we sleep.',
    'Je suis de ce point de vue d’accord.',
    'It is 5 minutes down the road, 3 weeks at most.',
    'Ich habe am Montag 12 Uhr Zeit.',
    'One or two people, three at most.',
    'Reference MZ-1042, and thanks for 2 keys.',
  ])('%s', (text) => {
    expect(maskContacts(text)).toEqual({ text, kinds: [] })
  })
})

it('names what it has hidden, each once', () => {
  expect(maskContacts('lena@web.de, 0176 12345678 or 0177 12345678').kinds).toEqual(['EMAIL', 'PHONE'])
})

it('reads a long hostile text about as fast as a short one', () => {
  const parts = [
    'a.',
    '1 ',
    'a at ',
    'rue ',
    '@',
    'dot ',
    '(at) ',
    'null',
    'straße',
    'x-',
    'de12 ',
    '. ',
    'www.',
  ]
  for (const part of parts) {
    const text = part.repeat(4000 / part.length)
    const start = performance.now()
    maskContacts(text)
    expect(performance.now() - start).toBeLessThan(400)
  }
})

it('hides amounts from whoever sees no money, and nothing else', () => {
  expect(maskAmounts('1.280,00 € or EUR 900 a month, 2 of us')).toBe(`${h} or ${h} a month, 2 of us`)
})

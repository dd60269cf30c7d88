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
    ['06.12.34.56.78', h],
    ['06/12/34/56/78', h],
    ['07.05.11.22.33', h],
    ['06 12.05.11 22 33', h],
    ['06.12. 05.11. 22', h],
    ['0176-12-12-1212', h],
    ['0176\n1234\n5678', h],
    ['0176·123·456·78', h],
    ['01761, 23456', h],
    ['Tel01761234567', `Tel${h}`],
    ['Ab 01.02.2030: 0176 1234567', `Ab 01.02.2030: ${h}`],
    ['NL91ABNA0417164300', h],
    ['GB29 NWBK 6016 1331 9268 19', h],
    ['GB29NWBK60161331926819', h],
    ['Torstr 12', h],
    ['Torstraße Nr. 12', h],
    ['Kärntner Ring 5, Wien', `${h}, Wien`],
    ['Alter Weg 3', h],
    ['Platz der Republik 1', h],
    ['Straße des 17. Juni 135', h],
    ['Torstraße 12 an der Ecke', `${h} an der Ecke`],
    ['Wir sind Am Waldrand 12a', `Wir sind ${h}`],
    ['Rue de Rivoli 12', h],
    ['12 place Vendôme', h],
    ['lena @ web . de', h],
    ['lenakoch at gmail', h],
    ['lena (at) gmail', h],
    ['lena (at) web', h],
    ['insta lena_koch', h],
    ['Whatsapp lena_k', h],
    ['Mein Insta ist lena.koch', `Mein ${h}`],
    ['bit.ly/abc', h],
    ['linktr.ee/lena', h],
    ['discord.gg/abc', h],
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
    'Between 10:00-12:00, please.',
    'At 10:00, 12:30 or 10.00-12.30 Uhr.',
    'In 2027 - 2028 or 2027/2028.',
    'In 04109, 04103 oder in 10115, 45 m2.',
    'Zimmer 12, 10:00-12:00.',
    'Vom 12.03.-15.03.',
    'We arrive at 10 . It is late.',
    'Ich bin weg 3.',
    'Am liebsten 2 Zimmer, noch Platz 2.',
    'Une rue calme 2 chambres.',
    'In 10115, 10117 or 10119.',
    '01.02.2030 - 30.04.2030, 2 Personen.',
    'Von 03/2030 - 05/2030.',
    '1.2.-30.4., 120 m2.',
    'We move in spring 2027.',
    'We stay during 3 months.',
    'We are sharing 2 rooms.',
    'I am bringing 2 suitcases.',
    'I am nearly 30 years old.',
    'I am paying 900 € each month.',
    'Wir kommen am Montag 14h an.',
    'Das sind am Ende 900 Euro.',
    'Ich bin weg 3 Wochen.',
    'Vom Bahnhof sind es am Kanal 5 Minuten.',
    'Ist Parkplatz 2 frei?',
    'Avec 1 place de parking.',
    'WhatsApp is fine, Signal too.',
    'Une rue calme, et dans la rue depuis 3 ans.',
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
    'a ',
    '01.02. ',
    '10:00-',
    '06.12.',
    '10115, ',
    'rue de la a ',
    'insta ist ',
    'a . ',
    'bit.ly',
    'nl91abna',
    'str nr. ',
    'am a',
    '0\n',
    'miete ca. ',
    '900 - ',
    '1 000',
    '900 und ',
  ]
  for (const part of parts) {
    const text = part.repeat(4000 / part.length)
    const start = performance.now()
    maskContacts(text)
    maskAmounts(text)
    expect(performance.now() - start).toBeLessThan(400)
  }
})

describe('amounts are hidden from whoever sees no money', () => {
  it.each([
    ['1.280,00 € or EUR 900 a month, 2 of us', `${h} or ${h} a month, 2 of us`],
    ['900.– €', h],
    ['CHF 900.–', h],
    ['CHF 1’200', h],
    ['900-1000 €', h],
    ['900 bis 1.000 € für 2 Personen', `${h} für 2 Personen`],
    ['€900–1000', h],
    ['Miete 900', `Miete ${h}`],
    ['Die Kaltmiete wäre ca. 1.200 im Monat', `Die Kaltmiete wäre ca. ${h} im Monat`],
    ['Kaution: 1800', `Kaution: ${h}`],
    ['loyer 900', `loyer ${h}`],
    ['The rent is 900.', `The rent is ${h}.`],
    ['rent 900-1000', `rent ${h}`],
    ['Miete (warm): 900', `Miete (warm): ${h}`],
    ['Miete pro Monat 900', `Miete pro Monat ${h}`],
    ['900,- oder 850 warm', `${h} oder ${h} warm`],
    ['900 per month', `${h} per month`],
  ])('%s', (text, shown) => {
    expect(maskAmounts(text)).toBe(shown)
  })

  it.each([
    'Die Miete für 2 Monate',
    'Miete ab 01.02.2030',
    'The rent for 120 days',
    'Kaution: 3 Monatsmieten',
    'different 1000',
    'rent 2030-02-01',
    'vom 12.- 15. Mai',
  ])('but not %s', (text) => {
    expect(maskAmounts(text)).toBe(text)
  })
})

import { type Day, parseDay } from '../kernel/day.ts'

/** The rates of a country from a day on, in basis points: 1900 is 19 %. */
export interface VatRates {
  /** Two letters, ISO 3166-1. */
  country: string
  standard: number
  /** Only where the product uses one: the '7 percent tax discount' of German listings (C3). */
  reduced: number | null
  from: Day
  /** The law that sets the standard rate. */
  source: string
}

function rates(country: string, from: string, standard: number, source: string, reduced?: number): VatRates {
  return { country, standard, reduced: reduced ?? null, from: parseDay(from), source }
}

/**
 * The rates of all member states of the European Union since 2019, each with the day from which it holds; what was
 * before matters to no stay of the product. A country without a row is outside the Union. Compared with the rates that
 * the Commission's TEDB gave on 2026-09-23 (decision 73).
 */
export const VAT_RATES: readonly VatRates[] = [
  rates('AT', '1984-01-01', 2000, 'UStG 1994 § 10 (1)'),
  rates('BE', '1996-01-01', 2100, 'Code de la TVA art. 37, arrêté royal n° 20 art. 1'),
  rates('BG', '1999-01-01', 2000, 'ЗДДС чл. 66 (1)'),
  rates('CY', '2014-01-13', 1900, 'Ν. 95(I)/2000 άρθρο 17'),
  rates('CZ', '2013-01-01', 2100, 'Zákon č. 235/2004 Sb. § 47 (1)'),
  rates('DE', '2007-01-01', 1900, 'UStG § 12 (1), (2)', 700),
  rates(
    'DE',
    '2020-07-01',
    1600,
    'UStG § 28 (1), (2) in der Fassung des Zweiten Corona-Steuerhilfegesetzes',
    500,
  ),
  rates('DE', '2021-01-01', 1900, 'UStG § 12 (1), (2)', 700),
  rates('DK', '1992-01-01', 2500, 'Momsloven § 33'),
  rates('EE', '2009-07-01', 2000, 'Käibemaksuseadus § 15 (1)'),
  rates('EE', '2024-01-01', 2200, 'Käibemaksuseadus § 15 (1)'),
  rates('EE', '2025-07-01', 2400, 'Käibemaksuseadus § 15 (1), Julgeolekumaksu seadus (512 SE)'),
  rates('ES', '2012-09-01', 2100, 'Ley 37/1992 art. 90.Uno'),
  rates('FI', '2013-01-01', 2400, 'Arvonlisäverolaki 84 §'),
  rates('FI', '2024-09-01', 2550, 'Arvonlisäverolaki 84 §'),
  rates('FR', '2014-01-01', 2000, 'CGI art. 278'),
  rates('GR', '2016-06-01', 2400, 'Κώδικας ΦΠΑ (ν. 5144/2024) άρθρο 26'),
  rates('HR', '2012-03-01', 2500, 'Zakon o PDV-u čl. 38 (1)'),
  rates('HU', '2012-01-01', 2700, '2007. évi CXXVII. törvény 82. § (1)'),
  rates('IE', '2012-01-01', 2300, 'VAT Consolidation Act 2010 s. 46 (1)(a)'),
  rates('IE', '2020-09-01', 2100, 'Financial Provisions (Covid-19) (No. 2) Act 2020 s. 11'),
  rates('IE', '2021-03-01', 2300, 'VAT Consolidation Act 2010 s. 46 (1)(a)'),
  rates('IT', '2013-10-01', 2200, 'DPR 633/1972 art. 16'),
  rates('LT', '2009-09-01', 2100, 'PVM įstatymas 19 str. 1 d.'),
  rates('LU', '2015-01-01', 1700, 'Loi TVA du 12 février 1979 art. 39'),
  rates('LU', '2023-01-01', 1600, 'Loi du 26 octobre 2022 (Mém. A 534)'),
  rates('LU', '2024-01-01', 1700, 'Loi TVA du 12 février 1979 art. 39'),
  rates('LV', '2012-07-01', 2100, 'Pievienotās vērtības nodokļa likums 41. p. (1)'),
  rates('MT', '2004-01-01', 1800, 'VAT Act (Cap. 406) art. 19'),
  rates('NL', '2012-10-01', 2100, 'Wet op de omzetbelasting 1968 art. 9 (1)'),
  rates('PL', '2011-01-01', 2300, 'Ustawa o VAT art. 41 (1), art. 146ef'),
  rates('PT', '2011-01-01', 2300, 'CIVA art. 18 (1) c)'),
  rates('RO', '2017-01-01', 1900, 'Codul fiscal art. 291 (1)'),
  rates('RO', '2025-08-01', 2100, 'Codul fiscal art. 291 (1), Legea 141/2025 (M. Of. 699/25.07.2025)'),
  rates('SE', '1995-01-01', 2500, 'Mervärdesskattelag (2023:200) 9 kap. 2 §'),
  rates('SI', '2013-07-01', 2200, 'ZDDV-1 41. člen (1)'),
  rates('SK', '2011-01-01', 2000, 'Zákon č. 222/2004 Z. z. § 27 (1)'),
  rates('SK', '2025-01-01', 2300, 'Zákon č. 222/2004 Z. z. § 27 (1)'),
]

const statesOfTheUnion: ReadonlySet<string> = new Set(VAT_RATES.map(({ country }) => country))

/** Whether a country belongs to the territory of the common VAT system, by its ISO code. */
export function hasCommonVat(country: string): boolean {
  return statesOfTheUnion.has(country)
}

/** The rates of a member state on a day; a RangeError for another country or a day before the table begins. */
export function vatRatesOn(country: string, day: Day): VatRates {
  const found = VAT_RATES.findLast((row) => row.country === country && row.from <= day)
  if (!found) throw new RangeError(`No VAT rate of ${country} on ${day}`)
  return found
}

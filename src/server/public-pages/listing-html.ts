import { BED_TYPES } from '../../domain/catalogue/bed-type.ts'
import type { ListingAnswer } from './answers.ts'
import { html, type Html } from './html.ts'
import type { Words } from './texts.ts'

/** The rooms of a home with their beds. */
export function roomList(words: Words, home: ListingAnswer): Html | null {
  const { say } = words
  const rows = home.roomsInformation.map((room): [string, string] => {
    const beds = BED_TYPES.map((bed) => ({ bed, count: room[`${bed}BedsCount`] }))
      .filter(({ count }) => count > 0)
      .map(({ bed, count }) => say('listingMore', 'bed', { bed: say('catalogue.bedType', bed), count }))
    return [say('catalogue.roomType', room.roomType), beds.join(', ') || '–']
  })
  return definitions(say('listingMore', 'rooms'), rows)
}

/** What the law wants told in an advertisement about energy, and the registration number. */
export function energyList(words: Words, home: ListingAnswer): Html | null {
  const { say, number, day } = words
  const { energyCertificate: energy, registrationNumber } = home
  const own = (key: string) => say('listingMore', key)
  const perYear = (value: number | null) =>
    value === null ? null : say('listingMore', 'perYear', { value: number(value) })
  const labelled = (concept: string, value: string | null) =>
    value === null ? null : say(`catalogue.${concept}`, value)
  const built = energy?.isYearOfConstructionUnknown
    ? own('unknownYear')
    : (energy?.yearOfConstruction?.toString() ?? null)
  return definitions(own('energy'), [
    ...(energy
      ? ([
          [own('certificate'), labelled('energyCertificateAvailability', energy.availability)],
          [own('certificateType'), labelled('energyCertificateType', energy.certificateType)],
          [own('energyConsumption'), perYear(energy.energyConsumption)],
          [own('heatingConsumption'), perYear(energy.heatingConsumption)],
          [own('electricityConsumption'), perYear(energy.electricityConsumption)],
          [own('mainEnergySource'), labelled('mainEnergySource', energy.mainEnergySource)],
          [own('efficiencyClass'), labelled('energyEfficiencyClass', energy.efficiencyClass)],
          [own('yearOfConstruction'), built],
          [own('heatingMethod'), labelled('heatingMethod', energy.heatingMethod)],
          [own('issueDate'), energy.issueDate && day(energy.issueDate)],
        ] satisfies [string, string | null][])
      : []),
    [own('registrationNumber'), registrationNumber],
  ])
}

function definitions(heading: string, rows: readonly [string, string | null][]): Html | null {
  const shown = rows.filter(([, value]) => value)
  if (shown.length === 0) return null
  return html`<h2>${heading}</h2>
    <dl>
      ${shown.map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`
}

import { describe, expect, it } from 'vitest'
import { CALENDAR_PLATFORMS } from '../../../domain/catalogue/calendars.ts'
import {
  checkExportDraft,
  type ExportDraft,
  MAX_EXPORT_LABEL,
  mayHaveNames,
  platformsFor,
  problemsOfFields,
} from './export-draft.ts'

const draft: ExportDraft = { platform: 'AIRBNB', label: 'Airbnb', withNames: false, isSure: false }

describe('a link to a calendar', () => {
  it('is made for every platform where it shows one unit', () => {
    expect(platformsFor({ listingId: 'a' })).toEqual(CALENDAR_PLATFORMS)
  })

  it('of a whole group is not made for platforms that let one apartment by each link', () => {
    expect(platformsFor({ groupId: 'a' })).toEqual(['GOOGLE', 'OUTLOOK', 'APPLE', 'OTHER'])
  })

  it.each([
    ['has a name', {}, {}],
    ['without a name is not made', { label: '  ' }, { label: 'labelMissing' }],
    ['with too long a name is not made', { label: 'x'.repeat(MAX_EXPORT_LABEL + 1) }, { label: 'labelLong' }],
    ['shows no names unasked for', { platform: 'GOOGLE', withNames: true }, { isSure: 'namesSureMissing' }],
    ['shows names where that was confirmed', { platform: 'GOOGLE', withNames: true, isSure: true }, {}],
    ['for a portal never asks about names', { withNames: true }, {}],
  ] satisfies [string, Partial<ExportDraft>, object][])('%s', (_, changes, problems) => {
    expect(checkExportDraft({ ...draft, ...changes })).toEqual(problems)
  })

  it('shows names in calendars of persons alone', () => {
    expect(CALENDAR_PLATFORMS.filter(mayHaveNames)).toEqual(['GOOGLE', 'OUTLOOK', 'APPLE', 'OTHER'])
  })

  it('is told what the server has refused', () => {
    expect(problemsOfFields({ label: 'calendarExport.label.tooLong' })).toEqual({ label: 'labelLong' })
    expect(problemsOfFields({ label: 'calendarExport.label.tooMany' })).toEqual({ label: 'tooMany' })
    expect(problemsOfFields({ platform: 'calendarExport.platform.perUnit' })).toEqual({ platform: 'perUnit' })
  })
})

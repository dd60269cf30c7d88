import { describe, expect, it } from 'vitest'
import { divideTexts, textsOf } from '../../../scripts/text-bundles.ts'
import { allTexts } from './all-texts.test-data.ts'

const { areas, byModule } = divideTexts(allTexts.en)
const broughtBy = (module: string) =>
  (byModule.get(module) ?? []).flatMap((bundle) => areas.get(bundle) ?? [])

describe('the texts come with the pages that say them', () => {
  it('everybody gets those of the frame, and none of a single page', () => {
    expect(areas.get('core')).toEqual(expect.arrayContaining(['ui', 'shell', 'errors', 'notices']))
    for (const area of ['home', 'inbox', 'request', 'tenant', 'help', 'catalogue.unpublishReason']) {
      expect(areas.get('core')).not.toContain(area)
    }
  })

  it('what is seldom said comes with those who name it, and with the first refusal', () => {
    for (const area of ['errors.conditions', 'notices.dac7', 'request.verification'])
      expect(areas.get('core')).not.toContain(area)
    expect(broughtBy('src/web/home/home-page.tsx')).not.toContain('errors.conditions')
    expect(textsOf(allTexts.en, ['errors'])).not.toHaveProperty('errors.conditions')
  })

  it.each([
    ['src/web/home/home-page.tsx', ['home']],
    ['src/web/inbox/inbox-page.tsx', ['inbox', 'request']],
    ['src/web/performance/performance-page.tsx', ['performance']],
    ['src/web/shell/dac7-dialog.tsx', ['notices.dac7']],
    ['src/web/inbox/request-verification.tsx', ['request.verification']],
    ['src/web/shared/refusal-text.ts', ['errors.conditions']],
    ['src/web/payments/payments-page.tsx', ['errors.conditions']],
  ])('%s brings %j', (module, wanted) => {
    expect(broughtBy(module)).toEqual(expect.arrayContaining(wanted))
  })

  it('no area is in two bundles', () => {
    const all = [...areas.values()].flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('a bundle has its own areas only, of a divided one its own parts', () => {
    const texts = { a: { x: '1' }, b: 'no area', catalogue: { one: { y: '2' }, two: { z: '3' } } }
    expect(textsOf(texts, ['a', 'catalogue.two'])).toEqual({ a: { x: '1' }, catalogue: { two: { z: '3' } } })
  })
})

import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { DayField } from './day-field.tsx'

it.each([
  ['de', '2030-02-01', '01.02.2030'],
  ['en', '2030-02-01', '01/02/2030'],
  ['fr', '2030-02-01', '01/02/2030'],
  ['de', '', 'tt.mm.jjjj'],
  ['en', '', 'dd/mm/yyyy'],
  ['fr', '', 'jj/mm/aaaa'],
] as const)('the server writes a day in the language of the page: %s, %o', (locale, value, written) => {
  const html = renderToString(
    <IntlProvider locale={locale} messages={{}}>
      <DayField value={value} onChange={() => {}} />
    </IntlProvider>,
  )
  expect(html).toContain(`data-shown="${written}"`)
  expect(html).toContain(`value="${value}"`)
})

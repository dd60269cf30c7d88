/**
 * Requirements that are met without a line that could be taken away: they are met by a text of docs/security.md, by
 * something that is not there, or in the browser, where a browser test looks.
 */
export const WITHOUT_GUARD: Readonly<Record<string, 'text' | 'absence' | 'browser test'>> = {
  '1.3.10': 'absence',
  '2.1.1': 'text',
  '2.1.2': 'text',
  '2.1.3': 'text',
  '3.5.4': 'absence',
  '3.7.1': 'absence',
  '4.1.2': 'absence',
  '6.1.3': 'text',
  '6.2.5': 'absence',
  '6.2.6': 'browser test',
  '6.2.7': 'browser test',
  '6.2.10': 'absence',
  '6.4.2': 'absence',
  '7.1.1': 'text',
  '7.4.4': 'browser test',
  '11.1.2': 'text',
  '11.2.1': 'text',
  '11.2.3': 'text',
  '11.4.3': 'text',
  '13.1.1': 'text',
  '14.1.1': 'text',
  '14.1.2': 'text',
  '15.1.1': 'text',
  '15.1.2': 'text',
  '16.1.1': 'text',
  '16.2.3': 'absence',
}

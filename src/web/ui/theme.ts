import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const pine: MantineColorsTuple = [
  '#e5f1ee',
  '#cfe6e0',
  '#a8d2c8',
  '#7fbdae',
  '#4fa392',
  '#2b8874',
  '#0f6b5b',
  '#0d6152',
  '#0b5548',
  '#083f36',
]
const violet: MantineColorsTuple = [
  '#efeafb',
  '#ddd3f6',
  '#c9b9f1',
  '#b7a4ec',
  '#9b82e0',
  '#8266d3',
  '#6a47c4',
  '#613fb8',
  '#5836ad',
  '#41278a',
]
const stone: MantineColorsTuple = [
  '#faf8f5',
  '#f3efe9',
  '#e9e4dc',
  '#d9d2c6',
  '#b9b3a9',
  '#948e85',
  '#6a6f76',
  '#555a61',
  '#3c4148',
  '#1e2329',
]

/** Mantine dressed as Mezzo: our colours, radius and type; what it draws itself follows our tokens. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 6,
  colors: { pine, violet, stone },
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '650' },
  defaultRadius: 'var(--radius-small)',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** Lets Mantine's own variables follow the tokens, which know light and dark themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-error': 'var(--red-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--soft)',
    '--mantine-color-default-border': 'var(--field-line)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-primary-color-filled': 'var(--pine)',
    '--mantine-primary-color-filled-hover': 'var(--pine-hover)',
    '--mantine-font-size-md': '15px',
    '--mantine-line-height': '1.45',
  },
  light: {},
  dark: {},
})

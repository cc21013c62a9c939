import { type Color, contrastRatio, mixColors, parseColor } from './color.js'
import { PALETTES, SURFACE_SHARES } from './palette.js'
import { applyTheme, resolveThemeTokens, type ThemeVariables } from './theme.js'

const tokensOf = (themeVariables: ThemeVariables) => resolveThemeTokens({ themeVariables })

function color(text: string | undefined): Color {
  const parsed = parseColor(text ?? '')
  if (parsed === undefined) throw new Error(`no color: ${text}`)
  return parsed
}

/** Colors across the RGB cube, the same for each run. */
const COLORS = [0, 51, 102, 153, 204, 255].flatMap((red) =>
  [0, 51, 102, 153, 204, 255].flatMap((green) => [0, 51, 102, 153, 204, 255].map((blue) => ({ red, green, blue }))),
)
const css = ({ red, green, blue }: Color) => `rgb(${red}, ${green}, ${blue})`

test('R-THEME-04 every variable sets its token', () => {
  expect(
    tokensOf({
      '--bl-font-family': "'Inter', var(--font-inter), sans-serif",
      '--bl-accent': '#0a7',
      '--bl-color-mix': '#00f',
      '--bl-color-mix-strength': 10,
      '--bl-font-size-master': '18px',
      '--bl-border-radius-master': '0',
      '--bl-z-index': 42,
      '--bl-qr-color': '#003366',
    }),
  ).toMatchObject({
    '--bl-font': "'Inter', var(--font-inter), sans-serif",
    '--bl-accent': '#00aa77',
    '--bl-mix': '#0000ff',
    '--bl-mix-dark': '10%',
    '--bl-mix-light': '10%',
    '--bl-font-size': '18px',
    '--bl-radius': '0px',
    '--bl-z-index': '42',
    '--bl-qr': '#003366',
  })
})

test('R-THEME-04 ignores unknown names', () => {
  const unknown = { '--bl-bg': '#f00', '--w-accent': '#f00', accent: '#f00', __proto__: { '--bl-accent-x': '#f00' } }
  expect(resolveThemeTokens({ themeVariables: unknown as ThemeVariables })).toEqual({})
  expect(resolveThemeTokens({})).toEqual({})
})

const VARIABLES = [
  '--bl-font-family',
  '--bl-accent',
  '--bl-color-mix',
  '--bl-color-mix-strength',
  '--bl-font-size-master',
  '--bl-border-radius-master',
  '--bl-z-index',
  '--bl-qr-color',
] as const satisfies readonly (keyof ThemeVariables)[]

test.each([
  'red; background: url(//bad.example)',
  'url(https://bad.example/x)',
  'expression(alert(1))',
  '} * { display: none',
  '<style>',
  'javascript:alert(1)',
  '\u202e',
  '1e9',
  '-1',
  '9'.repeat(400),
  'NaN',
  '',
  ' ',
  null,
  undefined,
  {},
  [],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  () => '#fff',
])('R-THEME-04 the invalid value %p sets no token', (value) => {
  for (const name of VARIABLES) {
    const tokens = tokensOf({ [name]: value })
    for (const set of Object.values(tokens)) expect(set).toMatch(/^[\w\s#%"',._-]*$/)
    expect(tokens['--bl-accent']).toBeUndefined()
    expect(tokens['--bl-z-index']).toBeUndefined()
  }
})

test('R-THEME-04 ignores sizes out of range', () => {
  for (const size of ['2px', '99px', '9rem', '16vw', 'calc(1px)']) {
    expect(tokensOf({ '--bl-font-size-master': size })).toEqual({})
  }
  expect(tokensOf({ '--bl-border-radius-master': '17px' })).toEqual({})
  expect(tokensOf({ '--bl-z-index': 2_147_483_647 })).toEqual({})
})

test('R-VIEW-31 ignores a QR code color that is too light to scan', () => {
  expect(tokensOf({ '--bl-qr-color': '#ffee00' })).toEqual({})
})

test('R-THEME-09 text on any accent has 4.5:1, also while pressed', () => {
  for (const accent of COLORS) {
    const tokens = tokensOf({ '--bl-accent': css(accent) })
    const words = color(tokens['--bl-on-accent'])
    const lift = color(tokens['--bl-accent-mix'])
    for (const share of [1, 0.9, 0.82]) {
      expect(contrastRatio(words, mixColors(accent, lift, share))).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('R-THEME-09 R-HOST-15 any accent has 4.5:1 as text and 3:1 as a focus ring, in both themes', () => {
  for (const accent of COLORS) {
    const tokens = tokensOf({ '--bl-accent': css(accent) })
    for (const theme of ['dark', 'light'] as const) {
      const { text, background } = PALETTES[theme]
      for (const share of SURFACE_SHARES) {
        const ground = mixColors(text, background, share)
        expect(contrastRatio(color(tokens[`--bl-accent-text-${theme}`]), ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(color(tokens[`--bl-ring-${theme}`]), ground)).toBeGreaterThanOrEqual(3)
      }
    }
  }
})

test('R-THEME-09 all text stays readable with a color mixed in at any strength', () => {
  for (const mix of COLORS) {
    const tokens = tokensOf({ '--bl-color-mix': css(mix), '--bl-color-mix-strength': 100 })
    for (const theme of ['dark', 'light'] as const) {
      const { text, background, mutedShare } = PALETTES[theme]
      const share = Number.parseInt(tokens[`--bl-mix-${theme}`] ?? '0', 10) / 100
      if (share === 0) continue
      const mixed = mixColors(mix, background, share)
      const states = [tokens[`--bl-success-${theme}`], tokens[`--bl-warning-${theme}`], tokens[`--bl-danger-${theme}`]]
      const words = [text, mixColors(text, mixed, mutedShare), color(tokens[`--bl-subtle-${theme}`])]
      for (const on of SURFACE_SHARES.map((surface) => mixColors(text, mixed, surface))) {
        for (const word of [...words, ...states.map(color)]) {
          expect(contrastRatio(word, on)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  }
})

test('R-THEME-06 applying a theme replaces the previous one at once', () => {
  const element = document.createElement('div')
  element.style.setProperty('--host-own', '1')
  applyTheme(element, { themeVariables: { '--bl-accent': '#0a7', '--bl-z-index': 7 } })
  expect(element.style.getPropertyValue('--bl-accent')).toBe('#00aa77')
  applyTheme(element, { themeVariables: { '--bl-z-index': 8 } })
  expect(element.style.getPropertyValue('--bl-accent')).toBe('')
  expect(element.style.getPropertyValue('--bl-z-index')).toBe('8')
  applyTheme(element, {})
  expect(Array.from(element.style)).toEqual(['--host-own'])
})

/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { applyTheme } from './theme.js'

const root = document.documentElement
const property = (name: string) => root.style.getPropertyValue(name)
afterEach(() => root.removeAttribute('style'))

test('R-FRAME-32 applies the page’s theme mode, and its accent with a readable text color', () => {
  applyTheme({ themeMode: 'light' }, window)
  expect(root.dataset.theme).toBe('light')
  applyTheme({ themeVariables: { '--bl-accent': '#0000aa' } }, window)
  expect([property('--bl-accent'), property('--bl-on-accent')]).toEqual(['#0000aa', '#ffffff'])
  applyTheme({ themeMode: 'dark', themeVariables: { '--bl-accent': '#ffee00' } }, window)
  expect([root.dataset.theme, property('--bl-on-accent')]).toEqual(['dark', '#121313'])
})

test.each([
  ['dark', 'rgba(0,0,0,0)'],
  ['dark', 'rgba(73,97,214,0.99)'],
  ['dark', 'hsla(230,100%,67%,0.1)'],
  ['dark', '#121313'],
  ['dark', '#333333'],
  ['light', '#ffffff'],
  ['light', '#ffee00'],
  ['light', 'rgb(from red r g b)'],
] as const)('R-FRAME-76 keeps its own accent in the %s theme when the page’s is %s', (themeMode, accent) => {
  applyTheme({ themeMode, themeVariables: { '--bl-accent': '#4961d6' } }, window)
  applyTheme({ themeMode, themeVariables: { '--bl-accent': accent } }, window)
  expect([property('--bl-accent'), property('--bl-on-accent')]).toEqual(['', ''])
})

test('R-THEME-20 uses the stylesheet’s colors for the default accents of the themes', () => {
  applyTheme({ themeVariables: { '--bl-accent': '#ffee00' } }, window)
  applyTheme({ themeMode: 'light', themeVariables: { '--bl-accent': 'hsla(231,100%,70%,1)' } }, window)
  expect([property('--bl-accent'), property('--bl-on-accent')]).toEqual(['', ''])
})

test.each([
  'url(https://bad.example)',
  'red; background: url(x)',
  'var(--x)',
  'expression(alert(1))',
  '#12',
  '</style><script>',
])('R-FRAME-32 ignores %s as an accent', (accent) => {
  applyTheme({ themeVariables: { '--bl-accent': accent, '--bl-bg': '#ff0000' } }, window)
  expect(root.getAttribute('style') ?? '').toBe('')
})

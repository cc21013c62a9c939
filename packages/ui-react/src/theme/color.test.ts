/** @jest-environment node */
import { contrastRatio, formatColor, mixColors, parseColor } from './color.js'

const read = (text: string) => {
  const color = parseColor(text)
  return color === undefined ? undefined : formatColor(color)
}

test.each([
  ['#fff', '#ffffff'],
  ['#0f08', '#00ff00'],
  ['#121313', '#121313'],
  ['#12131380', '#121313'],
  [' #ABCDEF ', '#abcdef'],
  ['rgb(255, 0, 10)', '#ff000a'],
  ['rgb(255 0 10 / 50%)', '#ff000a'],
  ['rgba(255,0,10,.5)', '#ff000a'],
  ['rgb(100%, 0%, 50%)', '#ff0080'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120deg 100% 25% / 0.4)', '#008000'],
  ['hsla(231,100%,70%,1)', '#667dff'],
  ['hsla(230,100%,67%,1)', '#5773ff'],
  ['hsl(-90, 100%, 50%)', '#8000ff'],
])('R-THEME-04 parses the color %s', (text, hex) => expect(read(text)).toBe(hex))

test.each([
  '',
  'red',
  'currentColor',
  '#ff',
  '#fffff',
  'rgb(1,2)',
  'rgb(,,)',
  'hsl(a,b,c)',
  'var(--x)',
  'url(https://bad.example/)',
  '#fff;background:url(//bad.example)',
  'rgb(1,2,3))',
  '__proto__',
  '１,２,３',
  '9'.repeat(400),
  `rgb(${'1'.repeat(100)},2,3)`,
])('R-THEME-04 rejects the color %s', (text) => expect(read(text)).toBeUndefined())

test('R-THEME-09 contrast ranges from 1 to 21 and does not depend on the order', () => {
  const white = { red: 255, green: 255, blue: 255 }
  const black = { red: 0, green: 0, blue: 0 }
  expect(contrastRatio(white, white)).toBe(1)
  expect(contrastRatio(black, white)).toBeCloseTo(21)
  expect(contrastRatio({ red: 118, green: 118, blue: 118 }, white)).toBeCloseTo(4.54, 2)
  expect(formatColor(mixColors(white, black, 0.5))).toBe('#808080')
})

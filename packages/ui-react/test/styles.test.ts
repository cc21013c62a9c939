/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Color, contrastRatio, formatColor, mixColors, parseColor } from '../src/theme/color.js'
import { PALETTES, type ThemeName } from '../src/theme/palette.js'

const root = join(__dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bowline-styles-'))
let sheet = ''

beforeAll(() => {
  const file = join(folder, 'styles.css')
  const cli = join(
    dirname(createRequire(join(root, 'package.json')).resolve('@tailwindcss/cli/package.json')),
    'dist/index.mjs',
  )
  execFileSync(process.execPath, [cli, '-i', 'src/theme/styles.css', '-o', file, '--minify'], {
    cwd: root,
    stdio: 'pipe',
  })
  execFileSync(process.execPath, ['scope-styles.mjs', file], { cwd: root })
  sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Every selector of the style sheet, except those inside keyframes. */
function selectorsOf(css: string): string[] {
  const bare = css
    .replace(/\\./g, '')
    .replace(/@property [^}]*\}/g, '')
    .replace(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => (selector ?? '').trim())
    .filter((text) => !text.startsWith('@'))
}

/** Selectors of a list, whose brackets are nested three levels at most. */
const splitList = (list: string) => list.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

test('R-HOST-04 every rule is under the kit’s root, outside layers, and registers only its own properties', () => {
  const selectors = selectorsOf(sheet)
  expect(selectors.length).toBeGreaterThan(100)
  for (const selector of selectors) {
    for (const one of splitList(selector)) expect(one.trim()).toMatch(/^(:where\(|:is\()?\[data-bowline(?:="?\w+"?)?\]/)
  }
  expect(sheet).not.toMatch(/@layer|:root|[^-]--tw-/)
  const registered = [...sheet.matchAll(/@property ([\w-]+)/g)].map(([, name]) => name)
  expect(registered).toContain('--bl-tw-border-style')
  for (const name of registered) expect(name).toMatch(/^--bl-/)
  for (const [, name] of sheet.matchAll(/@keyframes ([\w-]+)/g)) expect(name).toMatch(/^bl-/)
})

test('R-HOST-04 every rule except those of tokens has the specificity of an id, above types, attributes and classes of the app', () => {
  const rules = selectorsOf(sheet).flatMap(splitList)
  const light = rules.filter((selector) => selector.trim().startsWith(':where('))
  expect(light.length).toBeLessThan(rules.length / 4)
  for (const one of rules.filter((selector) => !light.includes(selector)))
    expect(one.trim()).toMatch(/^(:is\()?\[data-bowline\]:not\(#\)/)
})

test('R-HOST-04 the app’s own rules apply in a slot and on a button with a class of the app', () => {
  const taken = [...sheet.matchAll(/([^{}]*)\{all:revert\}/g)].map(([, selector]) => selector)
  expect(taken).toEqual([expect.stringMatching(/:not\(:where\(\[data-styled\],\[data-part=slot\] \*,svg \*\)\)$/)])
})

test('R-HOST-08 registers inner variables instead of setting them with a rule for every ::before', () => {
  const modern = sheet.replace(/@supports \(\(\(-webkit-hyphens:none\)[^{]*\{[^{]*\{[^}]*\}\}/, '')
  expect(modern.length).toBeLessThan(sheet.length)
  expect(modern).not.toMatch(/\[data-bowline\]:not\(#\\#\) (\*|\*?::?(before|after))[^{]*\{[^}]*--bl-tw-/)
  for (const selector of selectorsOf(modern).flatMap(splitList))
    expect(selector).not.toMatch(/(\*|\s)::?(before|after)$/)
})

test('R-HOST-03 the style sheet loads nothing', () => {
  expect(sheet).not.toMatch(/url\(|@import|@font-face/)
})

test('R-HOST-08 the style sheet is smaller than 10 kB', () => {
  expect(gzipSync(sheet).length).toBeLessThan(10_000)
})

test('R-MODAL-26 nothing is animated with reduced motion', () => {
  const [, selectors, body] = /@media \(prefers-reduced-motion:reduce\)\{([^{]*)\{([^}]*)\}/.exec(sheet) ?? []
  expect(selectors?.replaceAll(':not(#\\#)', '')).toContain('[data-bowline],[data-bowline] *')
  expect(body).toContain('animation:none!important')
  expect(body).toContain('transition:none!important')
})

test('R-HOST-86 borders show with forced colors what can be pressed, what is selected and what is invalid', () => {
  const forced = /@media \(forced-colors:active\)\{((?:[^{}]*\{[^}]*\})*)\}/.exec(sheet)?.[1] ?? ''
  for (const part of ['button', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-invalid', 'focus-visible'])
    expect(forced).toContain(part)
})

test('R-HOST-87 no field has text below 16 px with a coarse pointer', () => {
  expect(sheet).toMatch(
    /@media \(pointer:coarse\)\{[^}]*(?:input|textarea)[^}]*--bl-text:max\(16px, ?var\(--bl-font-size\)\)/,
  )
})

test('R-VIEW-152 text follows the font size of the user’s browser within limits', () => {
  expect(sheet).toMatch(/--bl-font-size:clamp\(16px, ?1rem, ?24px\)/)
})

test('R-HOST-88 touching the head of the sheet and the overlay neither zooms nor scrolls the page', () => {
  const rule = [...sheet.matchAll(/([^{}]*)\{touch-action:pinch-zoom\}/g)].map(([, selector]) => selector).join()
  for (const part of ['overlay', 'handle', 'header']) expect(rule).toContain(part)
  expect(sheet).not.toContain('touch-action:none')
})

test('R-HOST-85 style sheet and root use no attribute that frameworks interpret', () => {
  expect(sheet).not.toMatch(/\[data-(theme|mode|bs-theme)/)
})

test('R-CONST-05 header animations last 120 ms, view animations 150 ms', () => {
  const source = ['styles', 'motion'].map((name) => readFileSync(join(root, `src/theme/${name}.css`), 'utf8')).join('')
  expect(source).toMatch(/--animate-header: bl-header 120ms/)
  expect(source).toMatch(/"forward"\] \{\s+animation: bl-view-forward 150ms/)
  expect(source).toMatch(/"back"\] \{\s+animation: bl-view-back 150ms/)
  expect(source).toMatch(/--animate-shake: bl-shake 500ms/)
})

test('R-HOST-04 every class that components use exists in the style sheet', () => {
  const listed = execFileSync('grep', ['-rhoE', 'bl:[^ \'"`]+', 'src', '--include=*.tsx', '--exclude=*.test.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const plain = sheet.replaceAll('\\', '')
  const missing = [...new Set(listed.split('\n'))].filter(
    (name) => name !== '' && name !== 'bl:peer' && !name.endsWith(':content-[') && !plain.includes(`.${name}`),
  )
  expect(missing).toEqual([])
})

/** Declarations of the theme blocks, later ones overriding earlier ones, as in a browser. */
function tokensOf(theme: ThemeName): ReadonlyMap<string, string> {
  const source = readFileSync(join(root, 'src/theme/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const tokens = new Map<string, string>()
  const blocks = source.replace(/@media[^{]*\{[\s\S]*?\n\}\n/g, '').matchAll(/:where\(([^{]*)\)\s*\{([^}]*)\}/g)
  const all = [...blocks].map(([, selector = '', body = '']) => ({ selector, body }))
  const fitting = [
    ...all.filter(({ selector }) => selector === '[data-bowline]'),
    ...all.filter(({ selector }) => selector.includes(`"${theme}"`)),
  ]
  for (const { body } of fitting) {
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value)
  }
  return tokens
}

function shareOf(tokens: ReadonlyMap<string, string>, text: string): number {
  const value = text.startsWith('var(') ? (tokens.get(text.slice(4, -1)) ?? '') : text
  return Number.parseFloat(value) / 100
}

/** Color of a token on a background, without theme variables of the app. */
function colorOf(tokens: ReadonlyMap<string, string>, name: string, ground: Color): Color {
  return name === '--bl-bg' ? colorOf(tokens, '--bl-bg-base', ground) : evaluate(tokens, tokens.get(name) ?? '', ground)
}

function evaluate(tokens: ReadonlyMap<string, string>, value: string, ground: Color): Color {
  const mixed = /^color-mix\(in srgb, var\((--[\w-]+)\) (\S+), (\S+)\)$/.exec(value)
  if (mixed) {
    const [, first = '', share = '', second = ''] = mixed
    const under = second === 'transparent' ? ground : evaluate(tokens, second, ground)
    return mixColors(colorOf(tokens, first, ground), under, shareOf(tokens, share))
  }
  const pointed = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value)
  if (pointed === null) return colorFrom(value)
  const [, name = '', fallback] = pointed
  return fallback === undefined ? colorOf(tokens, name, ground) : evaluate(tokens, fallback, ground)
}

function colorFrom(text: string): Color {
  const color = parseColor(text)
  if (color === undefined) throw new Error(`no color: ${text}`)
  return color
}

const GROUNDS = ['--bl-bg', '--bl-surface', '--bl-surface-hover', '--bl-surface-active']
const TEXTS = [
  '--bl-fg',
  '--bl-muted',
  '--bl-subtle',
  '--bl-accent-text',
  '--bl-success',
  '--bl-warning',
  '--bl-danger',
]

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  const background = colorOf(tokens, '--bl-bg', { red: 0, green: 0, blue: 0 })
  const ground = (name: string) => (name === '--bl-bg' ? background : colorOf(tokens, name, background))

  test.each(GROUNDS.flatMap((on) => TEXTS.map((name) => [name, on])))(
    'R-THEME-09 %s on %s has 4.5:1',
    (name = '', on = '') => {
      expect(contrastRatio(colorOf(tokens, name, background), ground(on))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['success', 'warning', 'danger'].flatMap((state) => ['tint'].map((kind) => [state, kind])))(
    'R-THEME-09 %s on its own %s has 4.5:1, on a card and on a row',
    (state = '', kind = '') => {
      for (const on of GROUNDS.slice(0, 3)) {
        const tint = colorOf(tokens, `--bl-${state}-${kind}`, ground(on))
        expect(contrastRatio(colorOf(tokens, `--bl-${state}`, background), tint)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colorOf(tokens, '--bl-fg', background), tint)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colorOf(tokens, '--bl-muted', background), tint)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test('R-THEME-09 accent text has 4.5:1 on the accent’s tint, and danger text on its pressed tint', () => {
    for (const on of GROUNDS.slice(0, 3)) {
      const tint = colorOf(tokens, '--bl-accent-tint', ground(on))
      expect(contrastRatio(colorOf(tokens, '--bl-accent-text', background), tint)).toBeGreaterThanOrEqual(4.5)
    }
    const pressed = colorOf(tokens, '--bl-danger-tint-hover', background)
    expect(contrastRatio(colorOf(tokens, '--bl-danger', background), pressed)).toBeGreaterThanOrEqual(4.5)
  })

  test('R-THEME-09 R-THEME-20 text on the accent is white and has 4.5:1 by default, hovered and pressed', () => {
    const words = colorOf(tokens, '--bl-on-accent', background)
    expect(formatColor(words)).toBe('#ffffff')
    for (const name of ['--bl-accent', '--bl-accent-hover', '--bl-accent-active']) {
      expect(contrastRatio(words, colorOf(tokens, name, background))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('R-HOST-15 the focus ring and the edge of a control have 3:1 on every surface', () => {
    for (const on of GROUNDS) {
      expect(contrastRatio(colorOf(tokens, '--bl-ring', background), ground(on))).toBeGreaterThanOrEqual(3)
    }
    expect(contrastRatio(colorOf(tokens, '--bl-control', background), background)).toBeGreaterThanOrEqual(3)
  })

  test('R-THEME-02 R-THEME-03 R-CONST-46 the style sheet and the contrast rules use the same base colors', () => {
    const palette = PALETTES[theme]
    expect(formatColor(background)).toBe(formatColor(palette.background))
    expect(formatColor(background)).toBe(theme === 'dark' ? '#121313' : '#ffffff')
    expect(tokens.get('--bl-accent-base')).toBe(
      theme === 'dark' ? 'hsla(230, 100%, 67%, 1)' : 'hsla(231, 100%, 70%, 1)',
    )
    expect(formatColor(colorOf(tokens, '--bl-accent-base', background))).toBe(formatColor(palette.accent))
    expect(formatColor(colorOf(tokens, '--bl-fg', background))).toBe(formatColor(palette.text))
    expect(shareOf(tokens, 'var(--bl-muted-ratio)')).toBe(palette.mutedShare)
    expect(shareOf(tokens, 'var(--bl-subtle-ratio)')).toBe(palette.subtleShare)
    for (const state of ['success', 'warning', 'danger'] as const) {
      expect(formatColor(colorOf(tokens, `--bl-${state}`, background))).toBe(formatColor(palette[state]))
    }
  })
})

test('R-THEME-05 the system’s light theme uses the light theme', () => {
  const source = readFileSync(join(root, 'src/theme/tokens.css'), 'utf8')
  const light = /\[data-bowline="light"\]\) \{([^}]*)\}/.exec(source)?.[1]?.replace(/\s+/g, ' ')
  const system = /prefers-color-scheme: light\) \{\s*:where\(\[data-bowline="system"\]\) \{([^}]*)\}/
    .exec(source)?.[1]
    ?.replace(/\s+/g, ' ')
  expect(system).toBe(light)
})

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordedSizes } from '../reference/lists/size-list'
import { ENTRIES } from '../reference/published'

const SNIPPETS = join(__dirname, '..', 'snippets')
const PACKAGES = join(__dirname, '..', '..', '..', 'packages')
const snippets = readdirSync(SNIPPETS).map((file) => readFileSync(join(SNIPPETS, file), 'utf8').trimEnd())

test.each(ENTRIES.filter((entry) => entry.split('/').length === 2))(
  'R-HOST-18 shows code that is compiled and run in the README of %s',
  (entry) => {
    const readme = readFileSync(join(PACKAGES, entry.replace('@bowline/', ''), 'README.md'), 'utf8')
    const blocks = [...readme.matchAll(/```tsx?\n([\s\S]*?)\n```/g)].map(([, code]) => code)
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.filter((code) => code === undefined || !snippets.includes(code))).toEqual([])
    expect(readme).toContain(`npm install `)
    expect(readme).toContain('(../../apps/docs)')
  },
)

test('R-HOST-18 shows code that is compiled and run in the README of the repository', () => {
  const readme = readFileSync(join(PACKAGES, '..', 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```tsx\n([\s\S]*?)\n```/g)].map(([, code = '']) => code)
  expect(blocks.length).toBe(1)
  expect(blocks.filter((code) => !snippets.includes(code))).toEqual([])
  const first = readFileSync(join(__dirname, '../content/pages/index.mdx'), 'utf8')
  const size = `${Math.round(recordedSizes().get('Vite: before intent') ?? 0)} kB before the first click`
  expect([readme, first].map((text) => text.includes(size))).toEqual([true, true])
})

test('R-HOST-18 loads the stylesheet in each snippet that renders the provider with the modal', () => {
  const isApp = (code: string) => !code.includes('@testing-library/react')
  const withModal = snippets.filter((code) => isApp(code) && /KitProvider[^}]*\} from '@bowline\/ui-react'/.test(code))
  expect(withModal.length).toBeGreaterThan(5)
  expect(withModal.filter((code) => !code.includes("import '@bowline/ui-react/styles.css'"))).toEqual([])
})

// @ts-check
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '@bowline/commands/repository'
import { checkFamilies, NAMES_FAMILIES } from './check-families.mjs'

const CORE = 'packages/kit-core/src'

/** @param {string} line @param {string} [path] */
function mistakes(line, path = `${CORE}/features/send/a.ts`) {
  const base = mkdtempSync(join(tmpdir(), 'bowline-families-'))
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), `${line}\n`)
  return checkFamilies(base)
}

for (const line of [
  "if (namespace === 'eip155') return true",
  "if ('solana' !== namespace) return true",
  "if (caipNetworkId.startsWith('bip122:')) return true",
  'if (caipNetworkId.startsWith(`eip155:`)) return true',
  "    case 'solana':",
  "const COINS = { eip155: 'ETH', solana: 'SOL' }",
  "  bip122: ['signPsbt'],",
  'const first = namespaces.eip155',
  'const first = byNamespace?.solana',
]) {
  test(`reports ${line.trim()}`, () => {
    assert.deepEqual(mistakes(line), [
      `${CORE}/features/send/a.ts:1 names a chain family: put the fact into ChainFamily of base/caip/chain-family`,
    ])
    assert.equal(mistakes(line, 'packages/ui-react/src/views/a.tsx').length, 1)
  })
}

test('allows network data, comments, tests and fakes', () => {
  for (const line of [
    "  ['eip155:1', 'ethereum'],",
    "  'eip155:1': 'safe',",
    ' * In      text   the part after `solana:`',
    "const host = 'explorer.solana.com'",
    "import { solana } from '../../networks.js'",
  ]) {
    assert.deepEqual(mistakes(line), [], line)
  }
  assert.deepEqual(mistakes("namespace === 'eip155'", `${CORE}/features/send/a.test.ts`), [])
  assert.deepEqual(mistakes("namespace === 'eip155'", `${CORE}/testing/a.ts`), [])
})

test('kit-core and ui-react ask no family for its name, and each exception exists', () => {
  assert.deepEqual(checkFamilies(root), [])
  for (const path of Object.keys(NAMES_FAMILIES)) assert.ok(existsSync(join(root, 'packages', path)), path)
})

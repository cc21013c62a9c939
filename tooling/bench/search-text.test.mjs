// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWalletDirectory } from '@bowline/api-client/mocks'
import { chooseSearch } from './timing/search-text.mjs'

test('matches a name of the first page and one that only the service has', () => {
  const { text, name } = chooseSearch()
  const names = createWalletDirectory().map((wallet) => wallet.name)
  assert.match(text, /^[a-z]{4,}$/)
  assert.ok(name.toLowerCase().includes(text))
  assert.ok(names.slice(0, 40).some((one) => one.toLowerCase().includes(text)))
  assert.ok(names.indexOf(name) > 160)
})

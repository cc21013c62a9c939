// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENARIOS } from '@bowline/api-client/mocks'
import { startMockServices } from './mock-services.mjs'
import { scenarioNames } from './scenario-names.mjs'

const ACCOUNT = `0x${'ab'.repeat(20)}`

test('R-API-64 serves the mocks over HTTP at one URL, with a description and chains', async (t) => {
  const { url, close } = await startMockServices({ accounts: [ACCOUNT] })
  t.after(close)
  const read = async (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) =>
    (await fetch(url + path, { headers: { origin: 'https://dapp.example' }, ...init })).json()

  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
  const { openapi, paths } = await read('/openapi.json')
  assert.equal(openapi, '3.1.0')
  assert.ok(Object.keys(paths).length > 20)

  const { http } = await read('/v1/supported-chains')
  assert.ok(http.includes('eip155:1') && http.some((/** @type {string} */ id) => id.startsWith('solana:')))
  const { balances } = await read(`/v1/account/${ACCOUNT}/balance?currency=usd&chainId=eip155:1`)
  assert.equal(balances[0].quantity.numeric, '100')
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [ACCOUNT, 'latest'] })
  const { result } = await read('/v1/?chainId=eip155:1', { method: 'POST', body })
  assert.equal(BigInt(result), 100n * 10n ** 18n)
})

test('R-API-64 starts in the requested scenario, and changes it', async (t) => {
  const { url, close, setScenario } = await startMockServices({ scenario: '503' })
  t.after(close)
  assert.equal((await fetch(`${url}/v1/supported-chains`)).status, 503)
  setScenario('healthy')
  assert.equal((await fetch(`${url}/v1/supported-chains`)).status, 200)
})

test('names an unknown scenario or an invalid address', async () => {
  await assert.rejects(startMockServices({ scenario: 'sunny' }), /no scenario "sunny".*healthy/)
  await assert.rejects(startMockServices({ accounts: ['0x12'] }), /"0x12" is no EVM address/)
})

test('accepts the scenarios of the services in `npm run mock-api`', () => {
  assert.deepEqual(scenarioNames(), [...SCENARIOS])
})

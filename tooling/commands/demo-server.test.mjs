// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoEnv } from './demo-server.mjs'

test('passes the local chains, the relay and the secure site to the demo', () => {
  const chains = [{ caipNetworkId: 'eip155:1', url: 'http://127.0.0.1:8545' }]
  assert.deepEqual(
    demoEnv({
      chains,
      relayUrl: 'ws://127.0.0.1:8787',
      secureSite: 'http://frame.localhost:3010',
      windowSite: 'http://frame.localhost:3011',
    }),
    {
      BOWLINE_CHAINS: '[{"caipNetworkId":"eip155:1","url":"http://127.0.0.1:8545"}]',
      BOWLINE_RELAY: 'ws://127.0.0.1:8787',
      BOWLINE_SECURE_SITE: 'http://frame.localhost:3010',
      BOWLINE_WINDOW_SITE: 'http://frame.localhost:3011',
    },
  )
})

test('does not take missing values from the environment of the command', () => {
  assert.deepEqual(demoEnv({}), {
    BOWLINE_CHAINS: '[]',
    BOWLINE_RELAY: '',
    BOWLINE_SECURE_SITE: '',
    BOWLINE_WINDOW_SITE: '',
  })
})

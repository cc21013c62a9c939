import { connectedBefore, page } from '../../../test/returning-fixture.js'
import { ready, start } from '../../actions.js'
import { getServerState, hydrate } from '../../app/start/hydrate.js'
import { selectAccount, selectNamespaceStatus } from '../../index.js'
import { cookieInitialState } from '../../server.js'
import { createMemoryStorage, mockAccounts } from '../../testing/index.js'
import { getInitialState } from './initial-state.js'

test("R-STORE-20 R-CONN-111 renders the cookie's state on the server, and the same state first in the browser", async () => {
  const { storage, evm, sol } = await connectedBefore()
  const entries = Object.fromEntries(Object.entries(storage.entries()).filter(([name]) => !name.includes('balance')))
  const initial = cookieInitialState(`other=1; bowline-state=${encodeURIComponent(JSON.stringify(entries))}`)
  const { kit: server } = page({ storage: createMemoryStorage(), evm, sol })
  const rendered = getServerState(server, initial)
  expect(selectNamespaceStatus(rendered)).toBe('reconnecting')
  expect(selectAccount(rendered).address).toBe(mockAccounts('eip155')[0].address)
  expect(server.getState().accounts).toEqual({})

  const { kit } = page({ storage, evm, sol })
  hydrate(kit, initial)
  expect(kit.getState()).toEqual(rendered)
})

test('R-STORE-20 corrects a cookie that storage contradicts, without a wallet request', async () => {
  const parts = await connectedBefore()
  const initial = getInitialState(parts.storage)
  const { kit } = page({ ...parts, storage: createMemoryStorage() })
  hydrate(kit, initial)
  expect(kit.getState().connect.restoring).toEqual(['eip155', 'solana'])
  const asked = parts.evm.controls.requests.length
  start(kit)
  await ready(kit)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', restoring: [] })
  expect(selectAccount(kit.getState()).address).toBeUndefined()
  expect(parts.evm.controls.requests).toHaveLength(asked)
})

test('R-STORE-14 ignores a cookie that is truncated, huge or forged', () => {
  for (const value of [
    '%7B',
    'null',
    '[]',
    '{"a":1}',
    'x'.repeat(9_000),
    encodeURIComponent('{"__proto__":{"x":"y"}}'),
  ]) {
    expect(cookieInitialState(`bowline-state=${value}`)).toEqual({
      isConnected: false,
      activeNamespace: undefined,
      activeNetwork: undefined,
      connections: {},
    })
  }
  expect(cookieInitialState(undefined).isConnected).toBe(false)
  expect('x' in {}).toBe(false)
})

import { never, ofType, until } from '@bowline/jest-preset/scene'
import { scene } from './connect-bench.js'
import { SANDBOX } from './setup.js'

test('R-ADPT-02 a disconnect by the kit ends the permission in the wallet and tells nothing back', async () => {
  const { adapter, connect, events, wallet } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(wallet.state().isConnected).toBe(false)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-ADPT-02 a wallet that never answers the goodbye does not hold up the disconnect', async () => {
  const { adapter, connect, wallet } = scene()
  await connect()
  wallet.setSilent(true)
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(adapter.getAccounts({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-02 a wallet that keeps its permission is asked for its accounts anew after a disconnect', async () => {
  const { adapter, connect, wallet, person } = scene()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args))
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await connect()
  expect(person.asked.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'wallet_requestPermissions'])
})

test('R-CONN-102 R-CONN-106 a disconnect by the wallet is told, once, and is over when it is asked', async () => {
  const { adapter, connect, events, wallet } = scene()
  await connect()
  wallet.disconnect()
  await until(() => ofType(events, 'away').length > 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ofType(events, 'away')).toEqual([{ type: 'away', connectorId: SANDBOX }])
  expect(ofType(events, 'disconnect')).toEqual([])
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
})

test('R-CONN-114 the disconnect event of a wallet that still has its accounts ends nothing', async () => {
  const { adapter, connect, events, wallet } = scene()
  const listeners = new Map<string, (data: unknown) => void>()
  wallet.provider.on = (event, listener) => void listeners.set(event, listener)
  await connect()
  listeners.get('disconnect')?.({ code: 1013 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([...ofType(events, 'disconnect'), ...ofType(events, 'away')]).toEqual([])
  expect(await adapter.getAccounts({ connectorId: SANDBOX })).toHaveLength(2)
})

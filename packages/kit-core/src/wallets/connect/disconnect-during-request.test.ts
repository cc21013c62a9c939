/** Disconnecting while a wallet request is open. */
import { setImmediate } from 'node:timers'
import { connect, disconnect, ready, start } from '../../actions.js'
import { RequestPendingError } from '../../base/errors/errors.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { selectNamespaceStatus } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

const WALLET = 'test.wallet.eip155'
const OTHER = 'host.wallet.eip155'

async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
}

afterEach(() => {
  jest.useRealTimers()
})

async function asked() {
  const evm = mockAdapter({ ignoresAbort: true })
  const { kit } = createTestKit({
    adapters: [evm, mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana] },
  })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: OTHER })
  evm.controls.holdNext({ method: 'connect' })
  const trying = connect(kit, { connectorId: WALLET }).then(
    () => 'connected',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
  await settled()
  const wallets = () => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId) ?? []
  const left = () => evm.controls.requests.filter(({ method }) => method === 'disconnect').length
  return { kit, evm: evm.controls, trying, wallets, left }
}

test.each([
  ['all', undefined, []],
  ['its namespace', { namespace: 'eip155' as const }, []],
  ['itself', { namespace: 'eip155' as const, connectorId: WALLET }, [OTHER]],
])('R-CONN-251 does not connect a requested wallet after the user disconnects %s', async (_, what, rest) => {
  const { kit, evm, trying, wallets, left } = await asked()
  await disconnect(kit, what)
  expect(await trying).toBe('request/aborted')
  expect(kit.getState().connect.attempt).toBe(undefined)
  const before = left()
  evm.approve()
  await settled()
  expect([wallets(), left() - before]).toEqual([rest, 1])
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe(rest.length > 0 ? 'connected' : 'disconnected')
})

test.each([
  ['another namespace', { namespace: 'solana' as const }, [WALLET, OTHER]],
  ['another wallet', { namespace: 'eip155' as const, connectorId: OTHER }, [WALLET]],
])('R-CONN-251 connects a requested wallet when the user disconnects %s', async (_, what, rest) => {
  const { kit, evm, trying, wallets } = await asked()
  await disconnect(kit, what)
  evm.approve()
  expect([await trying, wallets()]).toEqual(['connected', rest])
})

test('R-CONN-251 stops waiting for a wallet that already had an open request', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({ adapters: [evm] })
  start(kit)
  await ready(kit)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  evm.controls.rejectNext({ method: 'connect', error: new RequestPendingError() })
  await expect(connect(kit, { connectorId: WALLET })).rejects.toMatchObject({ code: 'wallet/request-pending' })
  await settled()
  await disconnect(kit)
  await jest.advanceTimersByTimeAsync(5_000)
  await settled()
  expect(evm.controls.requests.filter(({ method }) => method === 'reconnect')).toEqual([])
})

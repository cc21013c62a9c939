/** Wallets that are late, locked, busy or silent. */
import { setImmediate } from 'node:timers'
import { connectedBefore, page, WALLET } from '../../../test/returning-fixture.js'
import {
  connect,
  disconnect,
  getProvider,
  ready,
  signMessage,
  start,
  switchConnection,
  switchNetwork,
} from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { type Kit, selectActiveAccount, selectNamespaceStatus } from '../../index.js'

const OTHER = 'host.wallet.eip155'
const PROMPTS: readonly string[] = ['connect']

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate)
}

const ids = (kit: Kit) => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId) ?? []
const awaited = (kit: Kit) =>
  kit.getState().connect.awaitingReconnect.eip155?.map(({ connectorId }) => connectorId) ?? []
const status = (kit: Kit) => selectNamespaceStatus(kit.getState(), 'eip155')

/** A reloaded page, with its storage and the number of wallet windows opened since. */
async function returned(
  before: (parts: Awaited<ReturnType<typeof connectedBefore>>) => void = () => {},
  second: string | undefined = undefined,
) {
  const parts = await connectedBefore()
  if (second !== undefined) {
    const { kit } = page(parts)
    const stop = start(kit)
    await ready(kit)
    await connect(kit, { connectorId: second })
    await switchConnection(kit, { namespace: 'eip155', connectorId: WALLET })
    await settled()
    stop()
  }
  const wallet = parts.evm.controls
  const asked = wallet.requests.length
  before(parts)
  const made = page(parts)
  const stored = (): readonly string[] =>
    JSON.parse(parts.storage.entries()['@bowline/connections'] ?? '{}').eip155?.map(
      ({ connectorId }: { connectorId: string }) => connectorId,
    ) ?? []
  const questions = () => wallet.requests.slice(asked).filter(({ method }) => method === 'reconnect').length
  const prompts = () => wallet.requests.slice(asked).filter(({ method }) => PROMPTS.includes(method)).length
  return { ...made, wallet, stored, questions, prompts, stop: start(made.kit) }
}

afterEach(() => {
  jest.useRealTimers()
})

test('R-CONN-146 R-CONN-108 restores a wallet locked at the start as soon as it is unlocked, without a window', async () => {
  const { kit, wallet, stored, prompts } = await returned(({ evm }) => evm.controls.lock(WALLET))
  await ready(kit)
  expect([status(kit), ids(kit), awaited(kit), stored()]).toEqual(['disconnected', [], [WALLET], [WALLET]])
  expect(selectActiveAccount(kit.getState())?.address).toBeUndefined()
  wallet.unlock(WALLET)
  await settled()
  expect([status(kit), ids(kit), awaited(kit), stored()]).toEqual(['connected', [WALLET], [], [WALLET]])
  expect(prompts()).toBe(0)
})

test('R-CONN-146 restores on the next visit a wallet that was locked for a whole visit', async () => {
  const parts = await connectedBefore()
  parts.evm.controls.lock(WALLET)
  const first = page(parts)
  const stop = start(first.kit)
  await ready(first.kit)
  stop()
  parts.evm.controls.unlock(WALLET)
  const { kit } = page(parts)
  start(kit)
  await ready(kit)
  expect(ids(kit)).toEqual([WALLET])
})

test('R-CONN-146 restores a wallet that loads late when it is listed', async () => {
  const { kit, wallet, stored, prompts } = await returned(({ evm }) => evm.controls.withdraw(WALLET))
  await ready(kit)
  expect([status(kit), stored()]).toEqual(['disconnected', [WALLET]])
  wallet.announce({ id: WALLET, chain: 'eip155', type: 'ANNOUNCED', name: 'Test Wallet' })
  await settled()
  expect([ids(kit), prompts()]).toEqual([[WALLET], 0])
})

test('R-CONN-146 R-CONN-111 polls a busy wallet, and shows the reconnecting status meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  const busy = new WalletRequestError('busy', -32603)
  const { kit, questions } = await returned(({ evm }) => {
    for (let times = 0; times < 3; times++) evm.controls.rejectNext({ method: 'reconnect', error: busy })
  })
  await settled()
  for (let turn = 1; turn <= 2; turn++) {
    expect([status(kit), questions()]).toEqual(['reconnecting', turn])
    jest.advanceTimersByTime(1_000)
    await settled()
  }
  expect(status(kit)).toBe('reconnecting')
  jest.advanceTimersByTime(1_000)
  await settled()
  expect([status(kit), questions(), awaited(kit)]).toEqual(['connected', 4, []])
})

test('R-CONN-146 restores a wallet that is busy longer than the page waits within a second of its first response', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  const busy = new WalletRequestError('busy', -32603)
  const { kit, stored } = await returned(({ evm }) => {
    for (let times = 0; times < 40; times++) evm.controls.rejectNext({ method: 'reconnect', error: busy })
  })
  for (let second = 0; second < 12; second++) {
    await settled()
    jest.advanceTimersByTime(1_000)
  }
  await settled()
  expect([status(kit), awaited(kit), stored()]).toEqual(['disconnected', [WALLET], [WALLET]])
  for (let second = 0; second < 40 && status(kit) === 'disconnected'; second++) {
    jest.advanceTimersByTime(1_000)
    await settled()
  }
  expect([status(kit), awaited(kit)]).toEqual(['connected', []])
})

test('R-CONN-106 R-CONN-116 activates and keeps the second wallet when the first revoked access', async () => {
  const { kit, stored } = await returned(({ evm }) => evm.controls.disconnect(WALLET), OTHER)
  await ready(kit)
  await settled()
  expect([ids(kit), stored(), awaited(kit)]).toEqual([[OTHER], [OTHER], []])
})

test('R-CONN-146 R-CONN-147 uses the second wallet while the first is locked, and keeps it active when the first is back', async () => {
  const { kit, wallet, stored } = await returned(({ evm }) => evm.controls.lock(WALLET), OTHER)
  await ready(kit)
  await settled()
  expect([ids(kit), awaited(kit)]).toEqual([[OTHER], [WALLET]])
  wallet.unlock(WALLET)
  await settled()
  expect([ids(kit), stored()]).toEqual([
    [OTHER, WALLET],
    [OTHER, WALLET],
  ])
})

test('R-CONN-147 activates the wallet that is stored first, whichever responds first', async () => {
  const { kit, wallet, stored } = await returned(({ evm }) => evm.controls.holdNext({ method: 'reconnect' }), OTHER)
  await settled()
  wallet.connectOutside(OTHER)
  await settled()
  expect([status(kit), ids(kit)]).toEqual(['reconnecting', []])
  wallet.approve()
  await ready(kit)
  await settled()
  expect([ids(kit), stored()]).toEqual([
    [WALLET, OTHER],
    [WALLET, OTHER],
  ])
})

test('R-CONN-146 disconnects a live wallet that is locked, and restores it when it is unlocked', async () => {
  const { kit, wallet, stored, prompts } = await returned()
  await ready(kit)
  await settled()
  wallet.lock(WALLET)
  await settled()
  expect([status(kit), awaited(kit), stored()]).toEqual(['disconnected', [WALLET], [WALLET]])
  wallet.unlock(WALLET)
  await settled()
  expect([status(kit), awaited(kit), stored(), prompts()]).toEqual(['connected', [], [WALLET], 0])
})

test('R-CONN-146 forgets an awaited wallet on disconnect, and ignores its late approval', async () => {
  const { kit, wallet, stored } = await returned(({ evm }) => evm.controls.lock(WALLET))
  await ready(kit)
  await disconnect(kit)
  expect([awaited(kit), stored()]).toEqual([[], []])
  wallet.unlock(WALLET)
  await settled()
  expect(ids(kit)).toEqual([])
})

test('R-CONN-146 connects an awaited wallet once when the user connects it again', async () => {
  const { kit, wallet } = await returned(({ evm }) => evm.controls.lock(WALLET))
  await ready(kit)
  await connect(kit, { connectorId: WALLET })
  expect([ids(kit), awaited(kit)]).toEqual([[WALLET], []])
  wallet.unlock(WALLET)
  await settled()
  expect(ids(kit)).toEqual([WALLET])
})

test('R-CONN-146 keeps waiting after the kit was stopped and started again', async () => {
  const { kit, wallet, stop } = await returned(({ evm }) => evm.controls.lock(WALLET))
  await ready(kit)
  stop()
  start(kit)
  await settled()
  wallet.unlock(WALLET)
  await settled()
  expect([ids(kit), awaited(kit)]).toEqual([[WALLET], []])
})

test('R-CONN-149 delays a request until the wallet is restored', async () => {
  const { kit, wallet } = await returned(({ evm }) => evm.controls.holdNext({ method: 'reconnect' }))
  const asked = [
    switchNetwork(kit, { caipNetworkId: 'eip155:11155111' }),
    signMessage(kit, { message: 'hi', namespace: 'eip155' }),
    getProvider(kit, { namespace: 'eip155' }),
  ]
  await settled()
  const methods = () => wallet.requests.map(({ method }) => method)
  expect(methods()).not.toContain('switchNetwork')
  wallet.approve()
  const [, signature, provider] = await Promise.all(asked)
  expect(signature).toContain('hi')
  expect(provider).toBeDefined()
  expect(
    methods()
      .filter((method) => method === 'switchNetwork' || method === 'signMessage')
      .sort(),
  ).toEqual(['signMessage', 'switchNetwork'])
})

test('R-CONN-149 R-ERR-25 throws WalletUnavailableError for a request to an unavailable wallet', async () => {
  const { kit } = await returned(({ evm }) => evm.controls.lock(WALLET))
  await ready(kit)
  for (const asked of [
    signMessage(kit, { message: 'hi', namespace: 'eip155' }),
    getProvider(kit, { namespace: 'eip155' }),
  ]) {
    await expect(asked).rejects.toMatchObject({
      code: 'wallet/unavailable',
      message: 'Your wallet is locked or not responding. Open it and try again.',
    })
  }
})

test('R-CONN-171 forgets stored connections on a disconnect before the kit has started', async () => {
  const parts = await connectedBefore()
  const { kit } = page(parts)
  start(kit)
  await disconnect(kit)
  await ready(kit)
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', connections: {}, awaitingReconnect: {} })
  expect(parts.storage.entries()['@bowline/connections']).toBeUndefined()
})

test('R-CONN-171 forgets one wallet by its id while it is awaited or still being asked', async () => {
  const parts = await connectedBefore()
  const first = page(parts)
  const stop = start(first.kit)
  await ready(first.kit)
  await connect(first.kit, { connectorId: OTHER })
  stop()
  const stored = () =>
    JSON.parse(parts.storage.entries()['@bowline/connections'] ?? '{}').eip155?.map(
      ({ connectorId }: { connectorId: string }) => connectorId,
    )
  expect(stored()).toEqual([OTHER, WALLET])
  parts.evm.controls.lock(WALLET)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  const { kit } = page(parts)
  start(kit)
  await settled()
  expect(kit.getState().connect.restoring).toContain('eip155')
  await disconnect(kit, { namespace: 'eip155', connectorId: OTHER })
  expect(stored()).toEqual([WALLET])
  parts.evm.controls.approve()
  await ready(kit)
  await settled()
  expect(kit.getState().connect.connections.eip155 ?? []).toEqual([])
  expect(kit.getState().connect.awaitingReconnect.eip155).toMatchObject([{ connectorId: WALLET }])
  await disconnect(kit, { namespace: 'eip155', connectorId: WALLET })
  expect([kit.getState().connect.awaitingReconnect.eip155, stored()]).toEqual([[], undefined])
  parts.evm.controls.unlock(WALLET)
  await settled()
  expect(kit.getState().connect.connections.eip155 ?? []).toEqual([])
})

/** Wallets that are busy, locked, late or on another network, as a kit with this adapter sees them. */
import { skipWaits, until } from '@bowline/jest-preset/fixtures'
import { selectActiveAccount, selectActiveNetwork, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, disconnect, ready, signMessage, start, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createEvmAdapter } from '../src/adapter.js'
import { chain } from './connect-fixture.js'
import { ALICE, BOB, network, page, SANDBOX, wallet } from './setup.js'

skipWaits()

const stops: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

type Storage = ReturnType<typeof createMemoryStorage>

const installed = () => wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })

/** A page with the kit. The wallet announces itself at once unless the test does it later. */
function visit(made: ReturnType<typeof installed>, storage: Storage, isAnnounced = true) {
  const given = page()
  if (isAnnounced) made.wallet.announce(given.events)
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
    options: { networks: [network(1, chain.url), network(10, chain.url)] },
    storage,
  })
  const stop = start(kit)
  stops.push(stop)
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  const address = () => selectActiveAccount(kit.getState())?.address
  const stored = () => JSON.stringify(storage.entries()).includes(ALICE.address)
  return { kit, stop, status, address, stored, events: given.events }
}

async function connectedBefore() {
  const made = installed()
  const storage = createMemoryStorage()
  const { kit, stop } = visit(made, storage)
  await ready(kit)
  await connect(kit, { connectorId: SANDBOX })
  return { made, storage, kit, stop }
}

const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })

/** Overrides the wallet's responses while an entry is set. */
function interfere(made: ReturnType<typeof installed>) {
  const { request } = made.wallet.provider
  const answers = new Map<string, () => unknown>()
  made.wallet.provider.request = async (args) => answers.get(args.method)?.() ?? request(args)
  return answers
}

test('R-CONN-146 R-CONN-114 keeps and follows a wallet that briefly loses its chain and responds with errors', async () => {
  const { made, storage } = await connectedBefore()
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const { on } = made.wallet.provider
  made.wallet.provider.on = (event, listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    on(event, listener)
  }
  const { kit, status, address, stored } = visit(made, storage)
  await ready(kit)
  const answers = interfere(made)
  fakeTimers()
  answers.set('eth_accounts', () => {
    throw { code: -32603, message: 'Internal error' }
  })
  for (const listener of listeners.get('disconnect') ?? []) listener({ code: 1013, message: 'Disconnected from chain' })
  await jest.advanceTimersByTimeAsync(2_500)
  expect([status(), stored()]).toEqual(['connected', true])
  answers.clear()
  made.wallet.setAccounts([BOB.address])
  await jest.advanceTimersByTimeAsync(1_000)
  expect([status(), address()]).toEqual(['connected', BOB.address])
})

test('R-CONN-146 R-CONN-108 restores a wallet locked at page load as soon as it is unlocked', async () => {
  const { made, storage, stop } = await connectedBefore()
  stop()
  made.wallet.lock()
  made.person.prompts.length = 0
  const { kit, status, address, stored } = visit(made, storage)
  await ready(kit)
  expect([status(), address(), stored()]).toEqual(['disconnected', undefined, true])
  made.wallet.unlock()
  await until(() => status() === 'connected')
  expect(address()).toBe(ALICE.address)
  expect(await signMessage(kit, { message: 'hello' })).toMatch(/^0x/)
  expect(made.person.prompts.map(({ method }) => method)).toEqual(['personal_sign'])
})

test('R-CONN-146 restores a connected wallet that was locked when it is unlocked', async () => {
  const { made, kit } = await connectedBefore()
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  made.person.prompts.length = 0
  for (let times = 0; times < 3; times += 1) {
    made.wallet.lock()
    await until(() => status() === 'disconnected')
    made.wallet.unlock()
    await until(() => status() === 'connected')
  }
  expect(made.person.prompts).toEqual([])
})

test('R-CONN-157 revokes access in a locked wallet when the user disconnects', async () => {
  const { made, kit } = await connectedBefore()
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  made.wallet.lock()
  await until(() => status() === 'disconnected')
  await disconnect(kit)
  expect(made.wallet.state().isConnected).toBe(false)
  made.wallet.unlock()
  expect(status()).toBe('disconnected')
})

test('R-CONN-146 restores a wallet that announces itself long after the page loaded', async () => {
  const { made, storage, stop } = await connectedBefore()
  stop()
  const { kit, status, events } = visit(made, storage, false)
  await ready(kit)
  expect(status()).toBe('disconnected')
  made.wallet.announce(events)
  await until(() => status() === 'connected')
})

test('R-CONN-106 forgets a wallet whose access was revoked in the wallet', async () => {
  const { made, storage, stop } = await connectedBefore()
  stop()
  made.wallet.forget()
  const { kit, stored } = visit(made, storage)
  await ready(kit)
  await until(() => !stored())
  expect(kit.getState().connect.awaitingReconnect.eip155 ?? []).toEqual([])
})

test('R-CONN-149 requests a switch from a slow wallet once, after it is restored', async () => {
  const { made, storage, stop } = await connectedBefore()
  stop()
  made.wallet.setDelay(300)
  const { kit } = visit(made, storage)
  const before = made.wallet.requests().length
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  const asked = made.wallet.requests().slice(before)
  expect(asked.filter(({ method }) => method === 'wallet_switchEthereumChain')).toHaveLength(1)
  expect(made.wallet.state().chainId).toBe(10)
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:10')
})

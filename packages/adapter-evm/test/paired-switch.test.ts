import { never, ofType, skipTime, until } from '@bowline/jest-preset/fixtures'
import type { AdapterEvent } from '@bowline/kit-core'
import { NOWHERE, type Scene, toPairedConnection, twoChains } from './paired-fixture.js'
import { caip, on, PAIRED } from './paired-wallet.js'
import { ALICE, BOB, memoryStorage } from './setup.js'

const { one, ten } = twoChains()
const connected = (over?: Scene) => toPairedConnection([one().url, ten().url], over)

/** A wallet that knows a third chain without having approved it. */
const knowing = (over: Scene = {}) =>
  connected({
    chains: [
      { chainId: 1, rpcUrl: one().url },
      { chainId: 10, rpcUrl: ten().url },
      { chainId: 137, rpcUrl: NOWHERE },
    ],
    approved: [1, 10],
    ...over,
  })

const to = (events: readonly AdapterEvent[]) => ofType(events, 'switchNetwork').map((emitted) => emitted.caipNetworkId)

test('R-CONN-83, R-CONN-85 switches among approved chains without a wallet request, and emits it', async () => {
  const { switchNetwork, other, main, asked, events, provider } = await connected()
  const heard: unknown[] = []
  provider.on('chainChanged', (chainId) => heard.push(chainId))
  await switchNetwork({ connectorId: PAIRED, network: other, signal: never })
  await switchNetwork({ connectorId: PAIRED, network: main, signal: never })
  expect(asked).toEqual([])
  expect(to(events)).toEqual(['eip155:10', 'eip155:1'])
  expect(heard).toEqual(['0xa', '0x1'])
})

test('R-CONN-85 requests one switch to a known unapproved chain, which the wallet then approves', async () => {
  const { switchNetwork, unapproved, asked, person, events, adapter } = await knowing()
  await switchNetwork({ connectorId: PAIRED, network: unapproved, signal: never })
  expect(asked).toMatchObject([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }], caipNetworkId: 'eip155:1' },
  ])
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['switch-chain'])
  expect(to(events)).toEqual(['eip155:137'])
  expect(ofType(events, 'connections').at(-1)?.connections).toMatchObject([
    { connectorId: PAIRED, approvedCaipNetworkIds: ['eip155:1', 'eip155:10', 'eip155:137'] },
  ])
  const { signMessage } = adapter
  await signMessage?.({ connectorId: PAIRED, address: ALICE.address, message: 'there' })
  expect(asked.at(-1)?.caipNetworkId).toBe('eip155:137')
})

test('R-CONN-85, R-CONN-87 adds an unknown chain with the network’s own URLs', async () => {
  const { switchNetwork, unapproved, asked, events } = await connected()
  await switchNetwork({ connectorId: PAIRED, network: unapproved, signal: never })
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(asked.at(-1)?.params).toMatchObject([{ chainId: '0x89', chainName: 'Chain 137', rpcUrls: [NOWHERE] }])
  expect(to(events)).toEqual(['eip155:137'])
})

test('R-CONN-85 requests to add the chain when the session does not approve switch requests', async () => {
  const methods = ['personal_sign', 'wallet_addEthereumChain']
  const { switchNetwork, unapproved, asked } = await connected({ methods })
  await switchNetwork({ connectorId: PAIRED, network: unapproved, signal: never })
  expect(asked.map(({ method }) => method)).toEqual(['wallet_addEthereumChain'])
})

test('R-CONN-85 reports an unsupported chain when the session approves neither switch nor add requests', async () => {
  const { switchNetwork, unapproved, asked, events } = await connected({ methods: ['personal_sign'] })
  await expect(switchNetwork({ connectorId: PAIRED, network: unapproved, signal: never })).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
    message: 'Chain is not supported',
  })
  expect(asked).toEqual([])
  expect(to(events)).toEqual([])
})

test('R-CONN-86 throws a rejection and adds nothing when the user declines a switch in a paired wallet', async () => {
  const { switchNetwork, unapproved, asked, person, events } = await knowing()
  person.say = false
  await expect(switchNetwork({ connectorId: PAIRED, network: unapproved, signal: never })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  expect(to(events)).toEqual([])
})

test('R-CONN-85 waits for a session approval that follows the wallet’s agreement late', async () => {
  const made = await knowing({
    answer: ({ method }) => (method === 'wallet_switchEthereumChain' ? Promise.resolve(null) : undefined),
  })
  await skipTime(async () => {
    const switching = made.switchNetwork({ connectorId: PAIRED, network: made.unapproved, signal: never })
    await until(() => made.asked.length === 1)
    setTimeout(() => made.approve({ chainIds: [1, 10, 137] }), 60)
    await switching
  })
  expect(to(made.events)).toEqual(['eip155:137'])
})

test('R-CONN-267 completes the switch when a paired wallet approves the chain and never responds', async () => {
  const made = await knowing({ answer: () => new Promise(() => {}) })
  const switching = made.switchNetwork({ connectorId: PAIRED, network: made.unapproved, signal: never })
  await until(() => made.asked.length === 1)
  made.approve({ chainIds: [1, 10, 137] })
  await switching
  expect(to(made.events)).toEqual(['eip155:137'])
  made.emit({ type: 'ended' })
})

describe('a paired wallet that agrees and approves later, or never', () => {
  const agreeing: Scene = {
    answer: ({ method }) => (method === 'wallet_switchEthereumChain' ? Promise.resolve(null) : undefined),
  }
  const SWITCHES = ['wallet_switchEthereumChain']

  /** Starts a switch under fake timers. */
  async function switching() {
    const made = await knowing(agreeing)
    jest.useFakeTimers()
    const moving = made.switchNetwork({ connectorId: PAIRED, network: made.unapproved, signal: never })
    moving.catch(() => undefined)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(made.asked.map(({ method }) => method)).toEqual(SWITCHES)
    return { ...made, moving }
  }
  afterEach(() => {
    jest.useRealTimers()
  })

  test('R-CONN-143 R-CONN-85 gets one request and is waited for as long as the user needs', async () => {
    const { moving, approve, events, asked } = await switching()
    await jest.advanceTimersByTimeAsync(20_000)
    approve({ chainIds: [1, 10, 137] })
    await jest.advanceTimersByTimeAsync(1_000)
    await moving
    expect(to(events)).toEqual(['eip155:137'])
    expect(asked.map(({ method }) => method)).toEqual(SWITCHES)
  })

  test('R-CONN-85 R-CONN-143 throws with a clear message when it approves nothing', async () => {
    const { moving, provider, events } = await switching()
    await jest.advanceTimersByTimeAsync(31_000)
    await expect(moving).rejects.toMatchObject({
      code: 'wallet/request-failed',
      message: 'Your wallet agreed to switch, but is still on another network.',
    })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(to(events)).toEqual([])
  })

  test('R-CONN-143 does not undo a later switch when it approves late', async () => {
    const { moving, approve, events, switchNetwork, other, provider } = await switching()
    await switchNetwork({ connectorId: PAIRED, network: other, signal: never })
    await expect(moving).rejects.toMatchObject({ code: 'request/aborted' })
    approve({ chainIds: [1, 10, 137] })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(to(events)).toEqual(['eip155:10'])
  })
})

test('R-CONN-85 ends a cancelled switch of a paired wallet at once', async () => {
  const { switchNetwork, unapproved, asked, emit } = await knowing({ answer: () => new Promise(() => {}) })
  const abort = new AbortController()
  const switching = switchNetwork({ connectorId: PAIRED, network: unapproved, signal: abort.signal })
  await until(() => asked.length === 1)
  abort.abort()
  await expect(switching).rejects.toMatchObject({ code: 'request/aborted' })
  emit({ type: 'ended' })
})

test.each([[undefined], [[]], [[null]], [[{ chainId: 'x' }]], [[{ chainId: -1 }]], ['0x1']])(
  'R-ADPT-25 rejects a switch to %j without asking the wallet',
  async (params) => {
    const { provider, asked } = await connected()
    for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain']) {
      await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
    }
    expect(asked).toEqual([])
  },
)

test('R-CONN-88, R-CONN-90 follows a chain that the wallet reports, approved or not', async () => {
  const { emit, events, provider } = await connected()
  emit({ type: 'network', caipNetworkId: caip(10) })
  emit({ type: 'network', caipNetworkId: caip(4242) })
  emit({ type: 'network', caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(to(events)).toEqual(['eip155:10', 'eip155:4242'])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1092')
})

test('R-ADPT-103 signs texts on an approved chain and sends nothing there when the wallet reports an unapproved chain', async () => {
  const { emit, adapter, provider, asked } = await connected()
  emit({ type: 'network', caipNetworkId: caip(137) })
  await adapter.signMessage?.({ connectorId: PAIRED, address: ALICE.address, message: 'hello' })
  expect(asked.map(({ method, caipNetworkId }) => [method, caipNetworkId])).toEqual([['personal_sign', 'eip155:1']])
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1' }]
  await provider.request({ method: 'eth_sendTransaction', params }).catch(() => undefined)
  expect(asked.filter(({ caipNetworkId }) => caipNetworkId === 'eip155:1')).toHaveLength(1)
})

test('R-CONN-41 leaves a chain that the wallet no longer approves', async () => {
  const { approve, events, switchNetwork, other } = await connected()
  await switchNetwork({ connectorId: PAIRED, network: other, signal: never })
  approve({ chainIds: [1] })
  expect(to(events)).toEqual(['eip155:10', 'eip155:1'])
  expect(ofType(events, 'connections').at(-1)?.connections).toMatchObject([{ approvedCaipNetworkIds: ['eip155:1'] }])
})

test('R-CONN-41 shows the accounts of the current chain', async () => {
  const { switchNetwork, other, main, events, connection } = await connected({
    accounts: [...on(1, ALICE.address), ...on(10, BOB.address, ALICE.address)],
  })
  expect(connection.accounts.map(({ address }) => address)).toEqual([ALICE.address])
  await switchNetwork({ connectorId: PAIRED, network: other, signal: never })
  await switchNetwork({ connectorId: PAIRED, network: main, signal: never })
  const emitted = ofType(events, 'accountChanged').map(({ accounts }) => accounts.map(({ address }) => address))
  expect(emitted).toEqual([[BOB.address, ALICE.address], [ALICE.address]])
})

test('R-CONN-109 restores the last chain and account of the same session', async () => {
  const storage = memoryStorage()
  const before = await connected({ storage })
  await before.switchNetwork({ connectorId: PAIRED, network: before.other, signal: never })
  before.emit({ type: 'accounts', namespace: 'eip155', accounts: on(10, BOB.address) })
  before.stop()
  const { connection } = await connected({ storage })
  expect(connection.caipNetworkId).toBe('eip155:10')
  expect(connection.accounts.map(({ address }) => address)).toEqual([BOB.address, ALICE.address])
  const other = await connected({ storage, topic: 'topic-2' })
  expect(other.connection).toMatchObject({ caipNetworkId: 'eip155:1', accounts: [{ address: ALICE.address }, {}] })
})

test('R-CONN-109 ignores a stored state that is not approved or invalid', async () => {
  const storage = memoryStorage()
  await connected({ storage })
  expect(storage.get('evm.paired')).toContain('topic-1')
  const store = (place: unknown) => storage.set('evm.paired', JSON.stringify(place))
  for (const place of [
    { topic: 'topic-1', chainId: 10, address: BOB.address },
    { topic: 'topic-1', chainId: '1', address: BOB.address },
    { topic: 'topic-1', chainId: -1, address: ALICE.address },
    { topic: 'topic-1', chainId: 1, address: '<img>' },
    null,
  ]) {
    store(place)
    const { connection } = await connected({ storage, accounts: on(1, ALICE.address), approved: [1] })
    expect(connection).toMatchObject({ caipNetworkId: 'eip155:1', accounts: [{ address: ALICE.address }] })
    expect(connection.accounts).toHaveLength(1)
  }
})

test('R-CONN-109 starts on the app’s preferred network if the wallet approved it', async () => {
  const { connectPaired, session } = await connected()
  const again = { ...session }
  const asking = { session: again, signal: never, caipNetworkId: caip(10) }
  expect((await connectPaired(asking)).caipNetworkId).toBe('eip155:10')
  const unapproved = { session: { ...session }, signal: never, caipNetworkId: caip(137) }
  expect((await connectPaired(unapproved)).caipNetworkId).toBe('eip155:10')
})

test('R-CONN-109 starts on the wallet’s first chain when the app lists none of its chains', async () => {
  const { connection } = await connected({ approved: [4242], accounts: on(4242, ALICE.address) })
  expect(connection.caipNetworkId).toBe('eip155:4242')
  const listed = await connected({ approved: [4242, 10], topic: 'x' })
  expect(listed.connection.caipNetworkId).toBe('eip155:10')
})

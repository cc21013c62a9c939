import { type Anvil, startAnvil } from '@bowline/chains'
import { never, ofType } from '@bowline/jest-preset/scene'
import { network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
}, 30_000)
afterAll(() => chain.stop())

const EXPLORER = { default: { name: 'Scan', url: 'https://scan.example' } }

async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  const main = network(1, chain.url)
  const known = network(10, chain.url)
  const unknown = network(31_337, 'https://own.example/rpc', { name: 'Own', blockExplorers: EXPLORER })
  const scene = world({
    networks: [main, known, unknown],
    context: { rpcUrls: async () => [{ url: 'https://kit.example/?projectId=test' }] },
  })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  made.person.asked.length = 0
  const { switchNetwork } = scene.adapter
  if (!switchNetwork) throw new Error()
  const move = (to = known, signal = never) => switchNetwork({ connectorId: SANDBOX, network: to, signal })
  /** Answers the requests named; the others go on to the wallet. */
  const { request } = made.wallet.provider
  const answer = (answers: Record<string, () => unknown>) => {
    made.wallet.provider.request = async (args) => (answers[args.method] ?? (() => request(args)))()
  }
  return { ...scene, ...made, main, known, unknown, move, answer }
}

const fail = (error: unknown) => () => Promise.reject(error)

test('R-CONN-85 a network the wallet knows is switched to by one question', async () => {
  const { move, wallet, person, events } = await connected()
  await move()
  expect(wallet.state().chainId).toBe(10)
  expect(person.asked.map(({ kind }) => kind)).toEqual(['switch-chain'])
  expect(ofType(events, 'switchNetwork')).toEqual([
    { type: 'switchNetwork', connectorId: SANDBOX, caipNetworkId: 'eip155:10' },
  ])
})

test('R-CONN-87 a network the wallet does not know is added with its own addresses, never the kit’s', async () => {
  const { move, unknown, wallet, person } = await connected()
  await move(unknown)
  expect(wallet.state().chainId).toBe(31_337)
  expect(person.asked.map(({ kind }) => kind)).toEqual(['add-chain'])
  expect(person.asked[0]?.params).toEqual([
    {
      chainId: '0x7a69',
      chainName: 'Own',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://own.example/rpc'],
      blockExplorerUrls: ['https://scan.example'],
    },
  ])
})

test.each([
  ['4902', { code: 4902 }],
  ['-4902', { code: -4902 }],
  ['32603', { code: 32603 }],
  ['-32603', { code: -32603, message: 'Internal error' }],
  ['5000', { code: 5000 }],
  ['a nested 4902', { code: -1, data: { originalError: { code: 4902 } } }],
  ['a 4902 in its data', { code: -1, message: 'failed', data: { code: 4902 } }],
])('R-CONST-41, R-ERR-17, R-ERR-18, R-ERR-19 code %s leads to adding the network', async (_, error) => {
  const { move, unknown, person, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail(error) })
  await move(unknown)
  expect(person.asked.map(({ kind }) => kind)).toEqual(['add-chain'])
})

test.each([
  ['4001', { code: 4001, message: 'no' }],
  ['wording', { code: 5000, message: 'User rejected.' }],
])('R-CONN-86 a refused switch (%s) is a refusal and adds nothing', async (_, error) => {
  const { move, unknown, person, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail(error) })
  await expect(move(unknown)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(person.asked).toEqual([])
})

test('R-CONN-86 a refused new network is a refusal', async () => {
  const { move, unknown, person, wallet } = await connected()
  person.say = false
  await expect(move(unknown)).rejects.toMatchObject({ code: 'wallet/user-rejected', cause: { code: 4001 } })
  expect(wallet.state().chainId).toBe(1)
})

test('R-CONN-85 a wallet that cannot add the network does not support it', async () => {
  const { move, unknown, answer } = await connected()
  answer({ wallet_addEthereumChain: fail({ code: -32602, message: 'bad' }) })
  await expect(move(unknown)).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
    message: 'Chain is not supported',
    cause: { code: -32602 },
  })
})

test('R-CONN-85 any other failure is the wallet’s, in its words', async () => {
  const { move, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail({ code: -32000, message: 'Busy' }) })
  await expect(move()).rejects.toMatchObject({ code: 'wallet/request-failed', message: 'Busy', walletCode: -32000 })
})

describe('a wallet that says yes and is not there yet', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('R-CONN-143 R-CONN-85 is waited for as long as a person needs', async () => {
    const { move, answer, wallet } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    jest.useFakeTimers()
    const moving = move()
    await jest.advanceTimersByTimeAsync(20_000)
    wallet.switchChain(10)
    await jest.advanceTimersByTimeAsync(1_000)
    await moving
    expect(wallet.state().chainId).toBe(10)
  })

  test('R-CONN-143 R-CONN-85 and stays where it was is found out after 30 s', async () => {
    const { move, answer, events } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    jest.useFakeTimers()
    let settled = false
    const moving = move().finally(() => {
      settled = true
    })
    const failed = expect(moving).rejects.toMatchObject({ code: 'wallet/request-failed' })
    await jest.advanceTimersByTimeAsync(29_000)
    expect(settled).toBe(false)
    await jest.advanceTimersByTimeAsync(3_000)
    await failed
    expect(ofType(events, 'switchNetwork')).toEqual([])
  })

  test('R-CONN-143 can be given up', async () => {
    const { move, answer } = await connected()
    answer({ wallet_switchEthereumChain: () => null })
    const controller = new AbortController()
    const moving = move(undefined, controller.signal)
    controller.abort()
    await expect(moving).rejects.toMatchObject({ code: 'request/aborted' })
  })
})

test('R-CONN-85 a wallet that adds without moving is asked to move', async () => {
  const { move, known, wallet, answer } = await connected()
  let isAdded = false
  answer({
    wallet_switchEthereumChain: () => {
      if (!isAdded) return Promise.reject({ code: 4902 })
      wallet.switchChain(10)
      return null
    },
    wallet_addEthereumChain: () => {
      isAdded = true
      return null
    },
  })
  await move(known)
  expect(wallet.state().chainId).toBe(10)
})

test('R-CONN-90 a wallet that moves without an event is known to have moved', async () => {
  const { move, events, answer } = await connected()
  let chainId = '0x1'
  answer({
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: () => {
      chainId = '0xa'
      return null
    },
  })
  await move()
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:10')
})

test('R-CONN-85 an abandoned switch ends at once', async () => {
  const { move, known, person } = await connected()
  person.say = () => new Promise(() => {})
  const abort = new AbortController()
  const moving = move(known, abort.signal)
  setTimeout(() => abort.abort(), 20)
  await expect(moving).rejects.toMatchObject({ code: 'request/aborted' })
})

test('R-CONN-85 a network added at run time can be switched to, by the kit and by wagmi', async () => {
  const { adapter, move, networks, wallet } = await connected()
  const added = network(4242, 'https://added.example')
  networks.push(added)
  await move(added)
  expect(wallet.state().chainId).toBe(4242)
  const config = await adapter.wagmiConfig()
  expect(config.chains.map(({ id }) => id)).toContain(4242)
  expect(config.state.chainId).toBe(4242)
})

import { ofType } from '@bowline/jest-preset/fixtures'
import { network, SANDBOX } from './setup.js'
import { connected, fail } from './switch-network-fixture.js'

test('R-CONN-85 switches to a known network with one request', async () => {
  const { move, wallet, person, events } = await connected()
  await move()
  expect(wallet.state().chainId).toBe(10)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['switch-chain'])
  expect(ofType(events, 'switchNetwork')).toEqual([
    { type: 'switchNetwork', connectorId: SANDBOX, caipNetworkId: 'eip155:10' },
  ])
})

test('R-CONN-87 adds an unknown network with its own URLs, never the kit’s', async () => {
  const { move, unknown, wallet, person } = await connected()
  await move(unknown)
  expect(wallet.state().chainId).toBe(31_337)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['add-chain'])
  expect(person.prompts[0]?.params).toEqual([
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
])(
  'R-CONST-41, R-ERR-17, R-ERR-18, R-ERR-19 adds the network when the wallet answers with code %s',
  async (_, error) => {
    const { move, unknown, person, answer } = await connected()
    answer({ wallet_switchEthereumChain: fail(error) })
    await move(unknown)
    expect(person.prompts.map(({ kind }) => kind)).toEqual(['add-chain'])
  },
)

test.each([
  ['4001', { code: 4001, message: 'no' }],
  ['wording', { code: 5000, message: 'User rejected.' }],
])('R-CONN-86 throws a rejection and adds nothing when the user declines the switch (%s)', async (_, error) => {
  const { move, unknown, person, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail(error) })
  await expect(move(unknown)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(person.prompts).toEqual([])
})

test('R-CONN-86 throws a rejection when the user declines the new network', async () => {
  const { move, unknown, person, wallet } = await connected()
  person.say = false
  await expect(move(unknown)).rejects.toMatchObject({ code: 'wallet/user-rejected', cause: { code: 4001 } })
  expect(wallet.state().chainId).toBe(1)
})

test('R-CONN-85 reports an unsupported network when the wallet cannot add it', async () => {
  const { move, unknown, answer } = await connected()
  answer({ wallet_addEthereumChain: fail({ code: -32602, message: 'bad' }) })
  await expect(move(unknown)).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
    message: 'Chain is not supported',
    cause: { code: -32602 },
  })
})

test.each([
  ['-32601', { code: -32601, message: 'The method wallet_switchEthereumChain does not exist/is not available' }],
  ['4200', { code: 4200, message: 'Unsupported' }],
  ['a message', new Error('Method wallet_switchEthereumChain not supported')],
  [
    'a message under a general code',
    {
      code: -32603,
      message: "wallet_switchEthereumChain doesn't has corresponding handler",
      data: { message: 'method not found' },
    },
  ],
  ['a nested code', { message: 'failed', data: { originalError: { code: -32601 } } }],
  ['a text', 'Unsupported method: wallet_switchEthereumChain'],
  ['its own code', new TypeError('wallet_switchEthereumChain is not a function')],
])('R-CONN-144 says to switch in the wallet when it does not support switch requests (%s)', async (_, error) => {
  const { move, answer, person } = await connected()
  answer({ wallet_switchEthereumChain: fail(error) })
  await expect(move()).rejects.toMatchObject({
    code: 'wallet/switch-unsupported',
    message: 'Your wallet cannot switch networks for this app. Switch in your wallet.',
    cause: error,
  })
  expect(person.prompts).toEqual([])
})

test('R-CONN-85 R-CONN-144 adds an unknown chain, whatever methods the wallet’s message names', async () => {
  const { move, unknown, person, answer } = await connected()
  const message = 'wallet_switchEthereumChain: chain not supported. Try wallet_addEthereumChain'
  answer({ wallet_switchEthereumChain: fail({ code: 4902, message }) })
  await move(unknown)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['add-chain'])
})

test.each([
  new Error('Unrecognized chain ID "0x4d". Try adding the chain using wallet_addEthereumChain first.'),
  { code: -32000, message: 'Chain 0x4d has not been added' },
  { code: -32602, message: 'Unknown network' },
  { code: 4200, message: 'Chain not configured' },
  '{"code":4902}',
])('R-CONN-242 adds an unknown chain for any error code of the wallet: %p', async (error) => {
  const { move, unknown, person, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail(error) })
  await move(unknown)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['add-chain'])
})

test('R-CONN-85 passes on any other error with the wallet’s message', async () => {
  const { move, answer } = await connected()
  answer({ wallet_switchEthereumChain: fail({ code: -32000, message: 'Busy' }) })
  await expect(move()).rejects.toMatchObject({ code: 'wallet/request-failed', message: 'Busy', walletCode: -32000 })
})

test('R-CONN-85 requests a switch when the wallet adds a network without switching', async () => {
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
  jest.useFakeTimers()
  const moving = move(known)
  await jest.advanceTimersByTimeAsync(2_000)
  await moving
  expect(wallet.state().chainId).toBe(10)
})

test('R-CONN-90 updates the network when the wallet switches without an event', async () => {
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

test('R-CONN-85 switches to a network added at run time, by the kit and by wagmi', async () => {
  const { adapter, move, networks, wallet } = await connected()
  const added = network(4242, 'https://added.example')
  networks.push(added)
  await move(added)
  expect(wallet.state().chainId).toBe(4242)
  const config = await adapter.wagmiConfig()
  expect(config.chains.map(({ id }) => id)).toContain(4242)
  expect(config.state.chainId).toBe(4242)
})

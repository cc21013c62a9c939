import { type BitcoinChain, startBitcoinChain, verifyMessage } from '@bowline/bitcoin-chain'
import { never, until } from '@bowline/jest-preset/fixtures'
import {
  addressesOf,
  BOB,
  MAINNET,
  network,
  page,
  providerOf,
  REGTEST,
  TESTNET,
  wallet,
  world,
} from '../../test/setup.js'
import type { SandboxInjected, SandboxWallet } from './index.js'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
})
afterAll(() => chain.close())

const KINDS = ['unisat', 'okx', 'phantom', 'leather'] as const

const globals = (kind: keyof SandboxInjected, { injected }: SandboxWallet) =>
  ({
    unisat: { unisat: injected.unisat },
    okx: { okxwallet: { bitcoin: injected.okx } },
    phantom: { phantom: { bitcoin: injected.phantom } },
    leather: { LeatherProvider: injected.leather },
  })[kind]

async function connected(kind: keyof SandboxInjected, caipNetworkId = MAINNET, esploraUrl?: string) {
  const { wallet: sandbox, person } = wallet({
    networks: [{ caipNetworkId, esploraUrl }, { caipNetworkId: TESTNET }],
  })
  const networks = [network(caipNetworkId, esploraUrl), network(TESTNET)]
  const made = world({ networks, page: page(globals(kind, sandbox)) })
  await until(() => made.adapter.connectors().length > 0)
  const connection = await made.adapter.connect({ connectorId: kind, signal: never })
  return { ...made, sandbox, person, connection, provider: await providerOf(made.adapter, kind) }
}

test.each(KINDS)('R-HOST-62 R-ADPT-16 the sandbox wallet as %s connects and signs messages', async (kind) => {
  const { connection, provider, person, sandbox } = await connected(kind)
  const [account] = connection.accounts
  const address = account?.address ?? ''
  expect(address).toBe(sandbox.state().accounts[0])
  const signature = await provider.signMessage({ address, message: 'hello' })
  expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(person.prompts.map(({ kind: asked }) => asked)).toEqual(['connect', 'sign-message'])
})

test.each(KINDS)('R-HOST-62 R-ADPT-25 the sandbox wallet as %s rejects when the user rejects', async (kind) => {
  const { connection, provider, person } = await connected(kind)
  person.say = false
  const address = connection.accounts[0]?.address ?? ''
  await expect(provider.signMessage({ address, message: 'hello' })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
})

test.each(KINDS)('R-HOST-62 R-ADPT-16 the sandbox wallet as %s sends sats', async (kind) => {
  const { connection, provider, person } = await connected(kind, REGTEST, chain.url)
  chain.fund(connection.accounts[0]?.address ?? '', 1_000_000n)
  const [bob] = await addressesOf(BOB, REGTEST)
  const before = chain.balanceOf(bob)
  expect(await provider.sendTransfer({ recipient: bob, amount: 12_345n })).toMatch(/^[0-9a-f]{64}$/)
  expect(chain.balanceOf(bob) - before).toBe(12_345n)
  expect(person.prompts).toHaveLength(2)
})

test.each(['unisat', 'okx', 'phantom'] as const)(
  'R-HOST-62 R-CONN-63 the sandbox wallet as %s emits when it is locked and unlocked',
  async (kind) => {
    const { sandbox } = await connected(kind)
    const emitted: unknown[] = []
    sandbox.injected[kind].on('accountsChanged', (accounts) => emitted.push(accounts))
    sandbox.lock()
    sandbox.faults.setEvent('accounts', { kind: 'lost' })
    sandbox.unlock()
    sandbox.lock()
    sandbox.faults.clear()
    sandbox.unlock()
    expect(emitted).toEqual([[], [expect.anything(), ...(kind === 'phantom' ? [expect.anything()] : [])]])
  },
)

/** What a paired wallet sends for a closed page, or for a page that no longer waits, on real chains. */

import { passTurns, until } from '@bowline/jest-preset/fixtures'
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { selectTrackedTransactions } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import {
  type Chains,
  FAMILIES,
  type MultiNamespacePage,
  startChains,
  startMultiNamespaceWorld,
} from '../src/multi-namespace-setup.js'

const ASKED = '@bowline/sent_transactions/requests'

let chains: Chains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains.close())

/** A wallet that responds to send requests on command. */
async function slowWallet() {
  const questions: ((isApproved: boolean) => void)[] = []
  const approve = () => new Promise<boolean>((resolve) => void questions.push(resolve))
  const world = await startMultiNamespaceWorld(chains, approve)
  return {
    ...world,
    questions,
    /** A page with an open request. */
    async asked(namespace: (typeof FAMILIES)[number]): Promise<MultiNamespacePage> {
      const page = await world.pair()
      await switchNetwork(page.kit, world.kinds[namespace].networks[0])
      world.kinds[namespace].send(page.kit).catch(() => {})
      await until(() => questions.length === 1)
      return page
    },
    answer: (isApproved: boolean) => questions.pop()?.(isApproved),
  }
}

const sentOf = ({ kit }: MultiNamespacePage) => selectTrackedTransactions(kit.getState())

const TRANSFER = {
  kind: 'transfer',
  recipient: expect.any(String),
  moves: [{ direction: 'out', amount: expect.stringMatching(/^0\.0+1/) }],
}
/** Bitcoin is sent through the wallet's own provider here, as an app does. */
const FACTS = {
  eip155: TRANSFER,
  solana: { ...TRANSFER, memo: expect.stringMatching(/"height":"\d+"/) },
  bip122: { kind: 'other', moves: [] },
}

test.each(FAMILIES)(
  'R-CONN-257 R-ADPT-96 tracks a transaction on the next page when the requesting page is closed: %s',
  async (namespace) => {
    const { asked, answer, open, storage, wallets, close } = await slowWallet()
    const first = await asked(namespace)
    await first.closeSilently()
    const page = await open()
    await until(() => page.isConnected(namespace))
    answer(true)
    await until(() => sentOf(page).length === 1)
    const address = wallets[namespace].state().accounts[0]
    expect(sentOf(page)[0]).toMatchObject({ ...FACTS[namespace], address, status: 'pending' })
    await until(() => page.kit.getState().toast.name === 'transaction-started')
    expect([sentOf(first), storage.entries()[ASKED]]).toEqual([[], undefined])
    await close()
  },
)

test('R-CONN-257 tracks a transaction on the next page when it is sent while no page is open', async () => {
  const { asked, answer, open, close } = await slowWallet()
  await (await asked('eip155')).closeSilently()
  const published = chains.relay.published()
  answer(true)
  await until(() => chains.relay.published() > published)
  const page = await open()
  await until(() => sentOf(page).length === 1)
  await close()
})

test('R-CONN-257 R-ADPT-96 reports no rejection that comes after the requesting page is closed', async () => {
  const { asked, answer, open, storage, close } = await slowWallet()
  await (await asked('eip155')).closeSilently()
  const page = await open()
  await until(() => page.isConnected('eip155'))
  answer(false)
  await until(() => storage.entries()[ASKED] === undefined)
  expect([sentOf(page), page.kit.getState().toast.open]).toEqual([[], false])
  await close()
})

test.each([
  ['no list', () => '{}'],
  ['an account that is none', (text: string) => text.replace(/"address":"[^"]*"/, '"address":7')],
  ['an old request', (text: string) => text.replace(/"requestedAtMs":\d+/, '"requestedAtMs":1')],
])('R-STORE-14 ignores the response when the request is stored as %s', async (_, spoil) => {
  const { asked, answer, open, storage, close } = await slowWallet()
  await (await asked('eip155')).closeSilently()
  storage.text.set(ASKED, spoil(storage.entries()[ASKED] ?? ''))
  const page = await open()
  await until(() => page.isConnected('eip155'))
  const acknowledged = chains.relay.acknowledged()
  answer(true)
  await until(() => chains.relay.acknowledged() > acknowledged)
  await passTurns()
  expect(sentOf(page)).toEqual([])
  await close()
})

test('R-CONN-257 leaves a response to the open page that requested it', async () => {
  const locks = lendLocks()
  const { asked, answer, open, storage, close } = await slowWallet()
  const first = await asked('eip155')
  const other = await open({ ...storage, ...storage.tab() })
  await until(() => other.isConnected('eip155'))
  answer(true)
  await until(() => sentOf(first).length === 1)
  await passTurns()
  expect([first, other].map(({ kit }) => kit.getState().toast.name)).toEqual(['transaction-started', undefined])
  await close()
  locks.giveBack()
})

test('R-CONN-257 does not confuse an app’s request with an open request of Send', async () => {
  const { asked, answer, wallets, questions, close } = await slowWallet()
  const { kit } = await asked('eip155')
  const session = await (await kit.pairing()).restore({ signal: new AbortController().signal })
  const given = new AbortController()
  const [from = ''] = wallets.eip155.state().accounts
  const params = [{ from, to: from, value: '0x1' }]
  session
    ?.request({ caipNetworkId: 'eip155:1', method: 'eth_sendTransaction', params, signal: given.signal })
    .catch(() => {})
  await until(() => questions.length === 2)
  given.abort()
  answer(true)
  await until(() => selectTrackedTransactions(kit.getState()).length === 1)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ kind: 'other', moves: [], address: from }])
  await close()
})

test.each([
  ['eth_sendTransaction', (from: string) => ({ from, to: from, value: '0x1' }), {}],
  [
    'wallet_sendCalls',
    (from: string) => ({ version: '2.0.0', from, chainId: '0x1', atomicRequired: false, calls: [{ to: from }] }),
    { isBatch: true, memo: 'calls:walletConnect' },
  ],
])(
  'R-CONN-258 R-ADPT-96 tracks a transaction that is sent after its request was cancelled: %s',
  async (method, asked, facts) => {
    const { pair, answer, storage, wallets, questions, close } = await slowWallet()
    const { kit } = await pair()
    const session = await (await kit.pairing()).restore({ signal: new AbortController().signal })
    const given = new AbortController()
    const [from = ''] = wallets.eip155.state().accounts
    const asking = session?.request({ caipNetworkId: 'eip155:1', method, params: [asked(from)], signal: given.signal })
    await until(() => questions.length === 1)
    given.abort()
    await expect(asking).rejects.toMatchObject({ code: 'request/aborted' })
    answer(true)
    await until(() => selectTrackedTransactions(kit.getState()).length === 1)
    expect(selectTrackedTransactions(kit.getState())[0]).toMatchObject({ kind: 'other', address: from, ...facts })
    expect(storage.entries()[ASKED]).toBeUndefined()
    await close()
  },
)

/** Pairing codes that replace each other before a wallet responds, and what the app then sees of that wallet. */
import { until } from '@bowline/jest-preset/fixtures'
import { type Kit, selectActiveNetwork, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, retryPairing, startPairing } from '@bowline/kit-core/actions'
import { disconnect as disconnectWagmi, getAccount as getConnection } from '@wagmi/core'
import { createUserStorage, getKitAddress, openKit, wagmiApp, wallet, withRelay } from './host-pairing-fixture.js'
import { twoChains } from './paired-fixture.js'
import { ALICE, BOB } from './setup.js'

const { one, ten } = twoChains()
withRelay()
afterEach(() => jest.useRealTimers())

/** An app that shows a pairing code. */
async function app() {
  const of = createUserStorage()
  const made = await wagmiApp(of, [one().url, ten().url])
  const page = { ...made, ...(await openKit(of, { config: made.config })) }
  return { ...page, leaveView: startPairing(page.kit) }
}

type App = Awaited<ReturnType<typeof app>>

/** The code that replaces another one. */
async function codeAfter({ kit }: App, code?: string): Promise<string> {
  await until(() => ![code, undefined].includes(kit.getState().connect.wcUri))
  return kit.getState().connect.wcUri ?? ''
}

/** Lets the code reach 231 s, so that a new one replaces it. The old proposal expires while the new one is shown. */
async function renewed(made: App): Promise<string> {
  const { core, proposal } = made.provider.signer.client
  const first = await codeAfter(made)
  const [id = 0] = proposal.keys
  // The pairing library numbers its requests by date, so the date must advance to keep them unique.
  jest.useFakeTimers({ now: Date.now() + 231_000, doNotFake: REAL, advanceTimers: true })
  startPairing(made.kit)()
  const second = await codeAfter(made, first)
  core.expirer.set(id, 0)
  await until(() => !proposal.keys.includes(id))
  return second
}

/** Timers that stay real: all but the date. */
const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
]

/** The user requests another code, which cancels the previous one in the same task. */
async function retried(made: App): Promise<string> {
  const first = await codeAfter(made)
  retryPairing(made.kit)
  return codeAfter(made, first)
}

async function renewedAndRetried(made: App): Promise<string> {
  const code = await renewed(made)
  retryPairing(made.kit)
  return codeAfter(made, code)
}

async function paired(codeOf: (made: App) => Promise<string>) {
  const made = await app()
  const peer = await wallet()
  await peer.pair(await codeOf(made))
  await until(() => getKitAddress(made.kit) !== undefined)
  expect(seen(made)).toEqual([ALICE.address, ALICE.address])
  return { ...made, peer }
}

type Paired = Awaited<ReturnType<typeof paired>>

/** The accounts that the kit and wagmi show. */
const seen = ({ kit, config }: App) => [getKitAddress(kit), getConnection(config).address]
const networksOf = ({ kit, config }: App) => [
  selectActiveNetwork(kit.getState())?.caipNetworkId,
  getConnection(config).chainId,
]
const statusOf = (kit: Kit) => selectNamespaceStatus(kit.getState(), 'eip155')

async function expectFollowed(made: Paired): Promise<void> {
  const { kit, config, peer } = made
  await peer.changeAccounts('eip155:1', [`eip155:1:${BOB.address}`])
  await until(() => seen(made).every((address) => address === BOB.address))
  await peer.changeNetwork('eip155:10')
  await until(() => networksOf(made).join() === 'eip155:10,10')
  await peer.disconnect()
  await until(() => [statusOf(kit), getConnection(config).status].every((status) => status === 'disconnected'))
}

const CODES = [
  ['renewed', renewed],
  ['asked for again', retried],
  ['renewed and requested again', renewedAndRetried],
] as const

test.each(CODES)(
  'R-CONN-180 follows the wallet’s account, network and disconnect in wagmi and the kit after a code was %s',
  async (_, codeOf) => {
    await expectFollowed(await paired(codeOf))
  },
)

test.each(
  CODES.flatMap(
    ([how, codeOf]) =>
      [
        [how, 'the kit', codeOf, ({ kit }: Paired) => disconnect(kit)],
        [how, 'wagmi', codeOf, ({ config }: Paired) => disconnectWagmi(config)],
      ] as const,
  ),
)(
  'R-CONN-122, R-CONN-180 disconnects wagmi, the kit and the wallet after a code was %s, when %s disconnects',
  async (...row) => {
    const [, , codeOf, end] = row
    const made = await paired(codeOf)
    // An open view would show another code after the disconnect.
    made.leaveView()
    await end(made)
    await until(() => [statusOf(made.kit), getConnection(made.config).status].every((each) => each === 'disconnected'))
    await made.peer.ended()
    expect(made.provider.session).toBeUndefined()
    // wagmi listens again: it sees a wallet that the app pairs through the provider.
    const next = await wallet()
    made.provider.on('display_uri', (uri) => void next.pair(uri))
    await made.provider.connect()
    await until(() => seen(made).every((address) => address === ALICE.address))
  },
)

test('R-CONN-182 replaces the shown code when the wallet disconnects, and pairs with the new one', async () => {
  const made = await app()
  const before = await wallet()
  await before.pair(await codeAfter(made))
  await until(() => seen(made).every((address) => address === ALICE.address))
  startPairing(made.kit)
  const code = await codeAfter(made)
  await before.disconnect()
  const peer = await wallet()
  await peer.pair(await codeAfter(made, code))
  await until(() => seen(made).every((address) => address === ALICE.address))
  await expectFollowed({ ...made, peer })
})

test('R-CONN-120, R-CONN-181 follows a wallet that the app pairs through the provider', async () => {
  const made = await app()
  await codeAfter(made)
  made.leaveView()
  const peer = await wallet()
  made.provider.on('display_uri', (uri) => void peer.pair(uri))
  await made.provider.connect()
  await until(() => seen(made).every((address) => address === ALICE.address))
  await expectFollowed({ ...made, peer })
})

/** Actions on a wallet whose stored connection is being restored, or is unavailable. */
import { setImmediate } from 'node:timers'
import { connectedBefore, type Page, page, WALLET } from '../../../test/returning-fixture.js'
import { BOB, ETH, OWN } from '../../../test/send-fixture.js'
import { madeRequest } from '../../../test/session-fixture.js'
import { memorySignIn } from '../../../test/sign-in-fixture.js'
import {
  approveSwap,
  fetchSmartSessions,
  getProvider,
  getSignInSessions,
  grantPermissions,
  openOnrampProvider,
  openPay,
  ready,
  registerName,
  reviewSwap,
  revokeSmartSession,
  sendToken,
  setSwapAmount,
  signIn,
  signMessage,
  signOut,
  start,
  startDeposit,
  startPay,
  swapTokens,
  switchAccount,
  switchConnection,
  switchNetwork,
} from '../../actions.js'
import { selectPayWallet } from '../../features/pay/select-pay.js'
import { type Kit, selectPay } from '../../index.js'

/** The account that the wallet opens when it is restored; `OWN` is the stored one. */
const NEW = '0x2222222222222222222222222222222222222222'
const SIGN_IN = memorySignIn({ isRequired: false })
const OPTIONS = {
  features: { pay: true, smartSessions: true, swaps: true },
  meldPublicKey: 'key',
  siwx: SIGN_IN.config,
} as const
const PAYMENT = {
  paymentAsset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient: BOB,
  amount: '0.5',
} as const

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate)
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

type Asked = (kit: Kit) => unknown
type ActionBench = { readonly kit: Kit; readonly wallet: Page['evm']['controls'] }

const requestsOf = ({ wallet }: ActionBench, asked: string) =>
  wallet.requests.filter(({ method }) => method === asked).map(({ params }) => params)

/** Each action, and its effect for the restored account. An action that cannot run there fails with its own error. */
const ACTIONS: readonly (readonly [string, Asked, (bench: ActionBench) => unknown, unknown])[] = [
  [
    'sendToken',
    (kit) => sendToken(kit, { token: ETH, amount: '0.000000000000000001', recipientAddress: BOB }),
    (bench) => requestsOf(bench, 'sendTransaction'),
    [expect.objectContaining({ connectorId: WALLET, address: NEW, to: BOB })],
  ],
  ['swapTokens', swapTokens, () => undefined, undefined],
  ['approveSwap', approveSwap, () => undefined, undefined],
  ['reviewSwap', reviewSwap, () => undefined, undefined],
  [
    'startPay',
    (kit) => startPay(kit, { payment: PAYMENT }),
    (bench) => requestsOf(bench, 'sendTransaction'),
    [expect.objectContaining({ connectorId: WALLET, address: NEW, to: BOB })],
  ],
  [
    'startDeposit',
    (kit) => startDeposit(kit, { amount: '0.5' }),
    ({ kit }) => selectPay(kit.getState()).payment?.recipient,
    NEW,
  ],
  [
    'openOnrampProvider',
    (kit) => openOnrampProvider(kit, { provider: 'meld' }),
    ({ kit }) => new URL(kit.getState().onramp.purchase?.url ?? '').searchParams.get('walletAddress'),
    NEW,
  ],
  ['registerName', (kit) => registerName(kit, { name: 'grace-hopper' }), () => undefined, undefined],
  ['fetchSmartSessions', fetchSmartSessions, ({ kit }) => kit.getState().smartSessions.account, `eip155:1:${NEW}`],
  ['grantPermissions', (kit) => grantPermissions(kit, madeRequest()), () => undefined, undefined],
  [
    'revokeSmartSession',
    (kit) => revokeSmartSession(kit, { pci: 'one' }),
    ({ kit }) => kit.getState().smartSessions.account,
    `eip155:1:${NEW}`,
  ],
  [
    'signIn',
    signIn,
    (bench) => requestsOf(bench, 'signMessage'),
    [expect.objectContaining({ connectorId: WALLET, address: NEW })],
  ],
  ['getSignInSessions', getSignInSessions, () => undefined, undefined],
  ['signOut', signOut, () => SIGN_IN.calls.at(-1), expect.stringContaining(NEW)],
  [
    'switchAccount',
    (kit) => switchAccount(kit, { address: NEW }),
    ({ kit }) => kit.getState().accounts.eip155?.address,
    NEW,
  ],
  [
    'switchConnection',
    (kit) => switchConnection(kit, { namespace: 'eip155', connectorId: WALLET }),
    ({ kit }) => kit.getState().connect.connections.eip155?.[0]?.connectorId,
    WALLET,
  ],
]

/** The error of an action when the restored wallet cannot run it. */
const CODES: Readonly<Record<string, string>> = {
  registerName: 'names/account-missing',
  grantPermissions: 'smart-sessions/register',
  revokeSmartSession: 'smart-sessions/revoke',
  startPay: 'on its way',
}

test.each(ACTIONS)(
  'R-CONN-149 %s waits for the wallet being restored, and runs for the account that the wallet opens',
  async (name, ask, done, expected) => {
    const parts = await connectedBefore()
    parts.evm.controls.setBalance(10n ** 18n)
    parts.evm.controls.sleepThrough({ accounts: [{ address: NEW, type: 'eoa' }] })
    parts.evm.controls.holdNext({ method: 'reconnect' })
    const { kit } = page(parts, OPTIONS)
    const stop = start(kit)
    let end = 'on its way'
    void codeOf((async () => ask(kit))()).then((code) => {
      end = String(code)
    })
    await settled()
    expect([end, kit.getState().connect.restoring.includes('eip155')]).toEqual(['on its way', true])
    expect(kit.getState().accounts.eip155?.address).toBe(OWN)
    parts.evm.controls.approve()
    await settled()
    expect([end, done({ kit, wallet: parts.evm.controls })]).toEqual([CODES[name] ?? 'done', expected])
    stop()
  },
)

test.each([
  ...ACTIONS.map(([name, ask]) => [name, ask] as const),
  ['switchNetwork', (kit: Kit) => switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })] as const,
  ['setSwapAmount', (kit: Kit) => setSwapAmount(kit, '1')] as const,
])(
  'R-CONN-149 R-ERR-25 %s throws WalletUnavailableError and changes nothing while the wallet is unavailable',
  async (_, ask) => {
    const parts = await connectedBefore()
    parts.evm.controls.lock(WALLET)
    const { kit } = page(parts, OPTIONS)
    const stop = start(kit)
    await ready(kit)
    const asked = parts.evm.controls.requests.length
    expect(await codeOf((async () => ask(kit))())).toBe('wallet/unavailable')
    expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:1')
    expect(parts.evm.controls.requests.slice(asked).filter(({ method }) => method !== 'reconnect')).toEqual([])
    stop()
  },
)

afterEach(() => {
  jest.useRealTimers()
})

test('R-CONN-170 runs an action called before the kit starts in the stored active namespace', async () => {
  const parts = await connectedBefore()
  const before = page(parts)
  const stop = start(before.kit)
  await ready(before.kit)
  await switchConnection(before.kit, { namespace: 'solana', connectorId: 'test.wallet.solana' })
  stop()
  const { kit } = page(parts)
  const asked = [signMessage(kit, { message: 'hi' }), getProvider(kit)]
  start(kit)
  const [signature, provider] = await Promise.all(asked)
  expect(signature).toBe('signed by 11111111111111111111111111111112: hi')
  expect(provider).toBeDefined()
  expect(parts.evm.controls.requests.map(({ method }) => method)).not.toContain('signMessage')
})

test('R-CONN-170 limits the wait of every action to the time of a restore, even if the kit never starts', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  const parts = await connectedBefore()
  parts.evm.controls.holdNext({ method: 'reconnect' })
  const kits = [page(parts).kit, page(parts).kit]
  const [started] = kits
  if (started) start(started)
  const ends = kits.map((kit) =>
    Promise.all([
      codeOf(sendToken(kit, { token: ETH, amount: '1', recipientAddress: BOB })),
      codeOf(signMessage(kit, { message: 'hi' })),
      codeOf(switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })),
    ]),
  )
  for (let second = 0; second < 10; second++) {
    await settled()
    jest.advanceTimersByTime(1_000)
  }
  await settled()
  expect(await Promise.all(ends)).toEqual(
    kits.map(() => ['wallet/unavailable', 'wallet/unavailable', 'wallet/unavailable']),
  )
})

test('R-CONN-149 R-PAY-13 stores in state that a payment failed because the wallet is unavailable', async () => {
  const parts = await connectedBefore()
  parts.evm.controls.lock(WALLET)
  const { kit } = page(parts, OPTIONS)
  start(kit)
  await ready(kit)
  await expect(startPay(kit, { payment: PAYMENT })).rejects.toMatchObject({ code: 'wallet/unavailable' })
  expect(selectPay(kit.getState())).toMatchObject({
    status: 'failed',
    error: 'UNABLE_TO_INITIATE_PAYMENT',
    isWalletUnavailable: true,
    isDeclined: false,
  })
})

test('R-PAY-13 offers the wallet being restored for a payment, under its stored name', async () => {
  const parts = await connectedBefore()
  parts.evm.controls.lock(WALLET)
  parts.evm.controls.holdNext({ method: 'reconnect' })
  const { kit } = page(parts, OPTIONS)
  start(kit)
  void openPay(kit, PAYMENT)
  await settled()
  expect([selectPayWallet(kit.getState()), kit.getState().accounts.eip155?.connectedWalletInfo?.name]).toEqual([
    'ready',
    'Test Wallet',
  ])
  parts.evm.controls.approve()
  await ready(kit)
  expect(selectPayWallet(kit.getState())).toBe('missing')
})

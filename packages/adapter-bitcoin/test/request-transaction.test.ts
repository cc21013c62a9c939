import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type FindSentParams, type SendRequestDetails, selectTrackedTransactions } from '@bowline/kit-core'
import { connect, getProvider, ready, start } from '@bowline/kit-core/actions'
import { createTestContext, createTestKit, WalletRpcError } from '@bowline/kit-core/testing'
import { Transaction } from '@scure/btc-signer'
import { createBitcoinAdapter } from '../src/adapter.js'
import { isBitcoinProvider } from '../src/index.js'
import { connected, type Face } from './connected.js'
import { addressesOf, BOB, network, page, providerOf, REGTEST, wallet, world } from './setup.js'

let chain: BitcoinChain
let bob: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  ;[bob] = await addressesOf(BOB, REGTEST)
})
afterAll(() => chain.close())

let key = 0x20
const nextKeys = () => {
  key += 1
  return [key.toString(16).repeat(32)] as const
}
const networks = () => [{ caipNetworkId: REGTEST, esploraUrl: chain.url }] as const

/** A PSBT that pays one output to Bob. */
async function spendCoin(coin: string, amount: bigint): Promise<string> {
  const raw = await (await fetch(`${chain.url}/tx/${coin}/hex`)).text()
  const options = { allowUnknownInputs: true }
  const { script = new Uint8Array() } = Transaction.fromRaw(Buffer.from(raw, 'hex'), options).getOutput(0)
  const transaction = new Transaction()
  transaction.addInput({ txid: coin, index: 0, witnessUtxo: { amount: 100_000n, script } })
  transaction.addOutputAddress(bob, amount, { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
  return Buffer.from(transaction.toPSBT()).toString('base64')
}

/** A wallet that sends, and what the kit got to store before the request. */
async function scene(face: Face = 'sats') {
  const handed: SendRequestDetails[] = []
  const alone = createTestContext([])
  const made = await connected({
    ...{ url: chain.url, face, hasSatsConnect: false, privateKeys: nextKeys(), networks: networks() },
    context: {
      requestTransaction(asked, ask) {
        handed.push(asked)
        return alone.requestTransaction(asked, ask)
      },
    },
  })
  const { sandbox, adapter, payment } = made
  const coin = chain.fund(payment, 100_000n)

  /** What the chain has of the last request that was stored. */
  async function find(over: Partial<FindSentParams['request']> = {}, followed: readonly string[] = []) {
    const [asked] = handed.slice(-1)
    if (asked === undefined) throw new Error('Nothing was handed over')
    const { signal } = new AbortController()
    return adapter.findSent?.({ request: { ...asked, requestedAtMs: 0, ...over }, followed, signal })
  }
  const lose = (method: string, isDone = true) =>
    sandbox.faults.setResponse(method, { kind: 'wrong', response: {}, isDone, times: 1 })
  const newest = async (address = bob): Promise<string> => {
    const [first] = await (await fetch(`${chain.url}/address/${address}/txs`)).json()
    return first.txid
  }
  const psbtOf = (amount: bigint) => spendCoin(coin, amount)
  const broadcast = (psbt: string) =>
    made.provider.signPsbt({ psbt, signInputs: [{ address: payment, index: 0 }], broadcast: true })
  return { ...made, handed, find, lose, newest, psbtOf, broadcast }
}

test('R-ADPT-132 finds a transfer that the wallet sent when its response is lost', async () => {
  const { provider, payment, lose, find, newest, handed } = await scene()
  lose('sendTransfer')
  await expect(provider.sendTransfer({ recipient: bob, amount: 12_345n })).rejects.toThrow()
  expect(handed).toMatchObject([{ address: payment, caipNetworkId: REGTEST, isAppRequest: true }])
  const hash = await newest()
  expect(await find()).toMatchObject({ hash, caipNetworkId: REGTEST, address: payment })
  chain.mine()
  expect(await find()).toMatchObject({ hash })
})

test.each(['in a block', 'unconfirmed'])(
  'R-ADPT-132 does not take an older transfer of the same amount that is %s for this one',
  async (place) => {
    const { provider, lose, find, newest, handed } = await scene()
    await provider.sendTransfer({ recipient: bob, amount: 5_000n })
    const older = await newest()
    if (place === 'in a block') chain.mine()
    lose('sendTransfer', false)
    await expect(provider.sendTransfer({ recipient: bob, amount: 5_000n })).rejects.toThrow()
    chain.mine()
    expect(await find()).toBe(undefined)
    const [first] = handed
    expect(await find({ memo: first?.memo })).toMatchObject({ hash: older })
  },
)

test('R-ADPT-132 R-ADPT-141 does not take a transfer that is tracked already for one whose response is lost', async () => {
  const { provider, lose, find, newest, handed } = await scene()
  lose('sendTransfer', false)
  await expect(provider.sendTransfer({ recipient: bob, amount: 7_000n })).rejects.toThrow()
  const [{ memo } = {}] = handed
  await provider.sendTransfer({ recipient: bob, amount: 7_000n })
  const repeated = await newest()
  expect(await find({ memo })).toMatchObject({ hash: repeated })
  expect(await find({ memo }, [repeated])).toBe(undefined)
})

test('R-ADPT-132 skips payments of another account, amount or recipient', async () => {
  const { provider, ordinals, lose, find } = await scene()
  const others = await scene()
  lose('sendTransfer', false)
  await expect(provider.sendTransfer({ recipient: bob, amount: 6_000n })).rejects.toThrow()
  await others.provider.sendTransfer({ recipient: bob, amount: 6_000n })
  await provider.sendTransfer({ recipient: bob, amount: 6_001n })
  await provider.sendTransfer({ recipient: ordinals, amount: 6_000n })
  const memoOf = JSON.stringify({ recipient: bob, sats: 6_000, height: 0, waiting: [] })
  expect(await find({ memo: memoOf })).toBe(undefined)
  for (const memo of [undefined, '', '{}', memoOf.replace('6000', '-1')]) expect(await find({ memo })).toBe(undefined)
})

test('R-ADPT-132 sends the request to the wallet when the chain does not respond', async () => {
  const { provider, handed, person } = await scene()
  chain.answerWith((path) => (path.endsWith('/txs') ? { status: 503, body: '' } : undefined))
  await provider.sendTransfer({ recipient: bob, amount: 5_000n })
  chain.answerWith(undefined)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['send'])
  expect(handed[0]).not.toHaveProperty('memo')
})

test('R-ADPT-133 finds the transaction of a PSBT that the wallet sent when its response is lost', async () => {
  const { broadcast, psbtOf, lose, find, newest } = await scene()
  lose('signPsbt')
  await expect(broadcast(await psbtOf(90_000n))).rejects.toThrow()
  expect(await find()).toMatchObject({ hash: await newest() })
})

test('R-ADPT-133 rules out a PSBT when a block spends its output in another way', async () => {
  const { broadcast, psbtOf, lose, find, handed } = await scene()
  lose('signPsbt', false)
  await expect(broadcast(await psbtOf(90_000n))).rejects.toThrow()
  expect(await find()).toBe(undefined)
  const [{ memo } = {}] = handed
  await broadcast(await psbtOf(80_000n))
  expect(await find({ memo })).toBe(undefined)
  chain.mine()
  expect(await find({ memo })).toBe('never')
})

test('R-ADPT-133 broadcasts a PSBT when the wallet only signs despite the request to broadcast', async () => {
  const { broadcast, psbtOf, sandbox, payment, provider } = await scene()
  const psbt = await psbtOf(90_000n)
  const signed = await provider.signPsbt({ psbt, signInputs: [{ address: payment, index: 0 }] })
  sandbox.faults.setResponse('signPsbt', { kind: 'wrong', response: { psbt: signed.psbt } })
  const { txid } = await broadcast(psbt)
  expect(chain.feeOf(txid ?? '')).toBe(10_000n)
})

test('R-ADPT-130 broadcasts a PSBT that UniSat signed, stored before a node gets it', async () => {
  const { wallet: sandbox } = wallet({ privateKeys: nextKeys(), networks: networks() })
  const given = page({ unisat: sandbox.injected.unisat })
  const { adapter, events } = world({ networks: [network(REGTEST, chain.url)], page: given })
  await until(() => adapter.connectors().length > 0)
  const { accounts } = await adapter.connect({ connectorId: 'unisat', signal: never })
  const address = accounts[0]?.address ?? ''
  const psbt = await spendCoin(chain.fund(address, 100_000n), 90_000n)
  chain.replaceResponse((path) => (path === '/tx' ? 'disconnect' : undefined))
  const provider = await providerOf(adapter, 'unisat')
  const { txid = '' } = await provider.signPsbt({ psbt, signInputs: [{ address, index: 0 }], broadcast: true })
  chain.replaceResponse(undefined)
  expect(chain.feeOf(txid)).toBe(10_000n)
  expect(ofType(events, 'sent')).toMatchObject([{ sent: { hash: txid, address, raw: expect.any(String) } }])
})

/** A kit with a connected wallet that sends; `provider` is that of the app. */
async function kitScene() {
  const { wallet: sandbox } = wallet({ privateKeys: nextKeys(), networks: networks(), hasSatsConnect: false })
  const given = page({
    btc_providers: [{ id: 'Sandbox.Provider', name: 'Sandbox' }],
    Sandbox: { Provider: sandbox.satsConnect },
  })
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'bip122',
        name: 'bitcoin',
        create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
      },
    ],
    options: { networks: [network(REGTEST, chain.url)] },
  })
  const stop = start(kit)
  await ready(kit)
  const found = () => kit.getState().connect.connectors.bip122?.[0]
  await until(() => found() !== undefined)
  await connect(kit, { connectorId: found()?.id ?? '' })
  chain.fund(sandbox.state().accounts[0] ?? '', 100_000n)
  const provider: unknown = await getProvider(kit)
  if (!isBitcoinProvider(provider)) throw new Error('It is another provider')
  return { kit, provider, sandbox, stop }
}

test('R-ADPT-132 follows a transfer of the app in a kit when the wallet’s response is lost', async () => {
  const { kit, provider, sandbox, stop } = await kitScene()
  sandbox.faults.setResponse('sendTransfer', { kind: 'wrong', response: {}, isDone: true, times: 1 })
  const before = chain.balanceOf(bob)
  await expect(provider.sendTransfer({ recipient: bob, amount: 7_000n })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect([selectTrackedTransactions(kit.getState()), chain.balanceOf(bob) - before]).toEqual([[], 7_000n])
  await until(() => selectTrackedTransactions(kit.getState()).length > 0)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ kind: 'other', status: 'pending' }])
  stop()
})

test.each([
  ['a method that the wallet does not have', -32601, []],
  ['a method that sats-connect does not support', -32001, []],
  ['an internal error', -32603, ['unknown']],
])('R-ADPT-132 keeps or clears a stored request when the wallet responds with %s', async (_, code, left) => {
  const { kit, provider, sandbox, stop } = await kitScene()
  sandbox.faults.setResponse('sendTransfer', { kind: 'failing', error: new WalletRpcError(code, 'No') })
  await expect(provider.sendTransfer({ recipient: bob, amount: 7_000n })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(kit.getState().sendRequests?.map(({ status }) => status) ?? []).toEqual(left)
  stop()
})

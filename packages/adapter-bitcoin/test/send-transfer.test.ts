import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { never, until } from '@bowline/jest-preset/fixtures'
import { safeGet } from '@bowline/kit-core/adapter'
import { registerWallet } from '@bowline/kit-core/testing'
import { Transaction } from '@scure/btc-signer'
import type { SandboxWallet } from '../src/testing/index.js'
import { connected, type Face } from './connected.js'
import {
  addressesOf,
  BOB,
  MAINNET,
  network,
  page,
  providerOf,
  REGTEST,
  SANDBOX,
  TESTNET,
  wallet,
  world,
} from './setup.js'

let chain: BitcoinChain
let url: string
let bob: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  url = chain.url
  ;[bob] = await addressesOf(BOB, REGTEST)
})
afterAll(() => chain.close())
afterEach(() => chain.answerWith(undefined))

let keys = 0x10
/** A private key that no other test uses. */
const freshKey = () => {
  keys += 1
  return keys.toString(16).repeat(32)
}

/** A wallet with its own key on the chain; through Wallet Standard it only signs. */
async function scene(face: Face = 'standard', sats = 1_000_000n) {
  const privateKey = freshKey()
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: url }] as const
  const made = await connected({ face, url, hasSatsConnect: false, privateKeys: [privateKey], networks })
  if (sats > 0n) chain.fund(made.payment, sats)
  return made
}

const FACES: readonly (readonly [Face, readonly string[]])[] = [
  ['standard', ['sign-psbt']],
  ['sats', ['send']],
]

test.each(FACES)('R-ADPT-16 sends the exact amount of sats with one prompt (%s)', async (face, kinds) => {
  const { provider, person, payment } = await scene(face)
  const before = chain.balanceOf(bob)
  const txid = await provider.sendTransfer({ recipient: bob, amount: 12_345n })
  expect(txid).toMatch(/^[0-9a-f]{64}$/)
  expect(chain.balanceOf(bob) - before).toBe(12_345n)
  expect(chain.balanceOf(payment)).toBeGreaterThan(987_000n)
  expect(person.asked.map(({ kind }) => kind)).toEqual(kinds)
})

test('R-ADPT-02 sends from the given address when the kit sends', async () => {
  const { adapter, connectorId, ordinals, network: here } = await scene()
  chain.fund(ordinals, 50_000n)
  const before = chain.balanceOf(bob)
  const sent = await adapter.sendTransaction?.({
    connectorId,
    address: ordinals,
    to: bob,
    value: 40_000n,
    network: here,
  })
  expect(sent?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(chain.balanceOf(bob) - before).toBe(40_000n)
  expect(chain.balanceOf(ordinals)).toBeLessThan(10_000n)
})

test('R-ADPT-82 builds a transfer from the ordinals address, and pays from it, when the wallet sends from its first address only', async () => {
  const { adapter, connectorId, payment, ordinals, person, network: here } = await scene('sats')
  chain.fund(ordinals, 50_000n)
  const before = [chain.balanceOf(bob), chain.balanceOf(payment)] as const
  const transfer = { connectorId, address: ordinals, to: bob, value: 40_000n, network: here }
  const sent = await adapter.sendTransaction?.(transfer)
  expect(sent?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(person.asked.map(({ kind }) => kind)).toEqual(['sign-psbt'])
  expect([chain.balanceOf(bob), chain.balanceOf(payment)]).toEqual([before[0] + 40_000n, before[1]])
  expect(chain.balanceOf(ordinals)).toBeLessThan(10_000n)
})

test('R-ADPT-82 builds a transfer from a second payment address, and pays from it', async () => {
  const { wallet: sandbox } = wallet({ privateKeys: [freshKey()], networks: [{ caipNetworkId: REGTEST }] })
  const asked: string[] = []
  const Provider = {
    async request(method: string, params: unknown) {
      asked.push(method)
      if (method === 'signPsbt') return { error: { code: -32000, message: 'No' } }
      const answer: unknown = await sandbox.satsConnect.request(method, params)
      const addresses = safeGet(safeGet(answer, 'result'), 'addresses')
      if (!Array.isArray(addresses)) return answer
      return { result: { addresses: [...addresses, { ...addresses[0], address: bob }] } }
    },
  }
  const globals = { btc_providers: [{ id: 'Two.Provider', name: 'Two' }], Two: { Provider } }
  const { adapter } = world({ networks: [network(REGTEST, url)], page: page(globals) })
  await until(() => adapter.connectors().length > 0)
  await adapter.connect({ connectorId: 'Two.Provider', signal: never })
  await adapter.switchAccount?.({ connectorId: 'Two.Provider', address: bob })
  chain.fund(bob, 50_000n)
  const transfer = { connectorId: 'Two.Provider', address: bob, to: bob, value: 40_000n, network: network(REGTEST) }
  await expect(adapter.sendTransaction?.(transfer)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(asked).toContain('signPsbt')
  expect(asked).not.toContain('sendTransfer')
})

test('R-ADPT-65 rejects an amount below the dust limit without a prompt and sends the limit itself', async () => {
  const { provider, person } = await scene()
  await expect(provider.sendTransfer({ recipient: bob, amount: 293n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/dust', least: 294n, isFinal: true },
    message: 'The network passes on no less than 0.00000294 BTC to this address',
  })
  expect(person.asked).toEqual([])
  const before = chain.balanceOf(bob)
  await provider.sendTransfer({ recipient: bob, amount: 294n })
  expect(chain.balanceOf(bob) - before).toBe(294n)
})

test.each([0n, -1n, 2_100_000_000_000_001n])('R-ADPT-16 rejects %d sats without a prompt', async (amount) => {
  const { provider, person } = await connected({ face: 'sats' })
  const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  await expect(provider.sendTransfer({ recipient, amount })).rejects.toMatchObject({ code: 'amount/invalid' })
  expect(person.asked).toEqual([])
})

test('R-ADPT-16 rejects an amount that is not a bigint', async () => {
  const { provider } = await connected({ face: 'sats' })
  const send = (params: object): Promise<unknown> => Reflect.apply(provider.sendTransfer, provider, [params])
  for (const amount of [1, 1.5, '1', null, undefined]) {
    await expect(send({ recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', amount })).rejects.toMatchObject({
      code: 'amount/invalid',
    })
  }
})

test.each(['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'nowhere', '', '0x1111111111111111111111111111111111111111'])(
  'R-ADPT-16 rejects the recipient %j, which is not an address of the network',
  async (recipient) => {
    const { provider, person } = await connected({ face: 'sats' })
    await expect(provider.sendTransfer({ recipient, amount: 1_000n })).rejects.toMatchObject({
      code: 'wallet/request-failed',
      message: 'The recipient is not an address of this network',
    })
    expect(person.asked).toEqual([])
  },
)

test('R-ADPT-16 rejects an address with one wrong character', async () => {
  const { provider, person } = await scene()
  const recipient = `${bob.slice(0, -1)}${bob.endsWith('q') ? 'p' : 'q'}`
  await expect(provider.sendTransfer({ recipient, amount: 1_000n })).rejects.toMatchObject({
    message: 'The recipient is not an address of this network',
  })
  expect(person.asked).toEqual([])
})

test('R-ADPT-16 rejects more than the balance minus the fee', async () => {
  const { provider, person } = await scene('standard', 50_000n)
  await expect(provider.sendTransfer({ recipient: bob, amount: 50_000n })).rejects.toMatchObject({
    code: 'bitcoin/insufficient-funds',
    message: 'Not enough BTC for the amount and its network fee',
  })
  expect(person.asked).toEqual([])
})

test('R-ADPT-16 spends confirmed outputs before unconfirmed ones', async () => {
  const { provider, payment } = await scene('standard', 100_000n)
  const waiting = [10_300n, 500_000n].map((sats) => chain.fund(payment, sats, { isConfirmed: false }))
  await provider.sendTransfer({ recipient: bob, amount: 10_000n })
  const left: { txid: string }[] = await (await fetch(`${url}/address/${payment}/utxo`)).json()
  for (const txid of waiting) expect(left.map((output) => output.txid)).toContain(txid)
})

test('R-ADPT-65 adds change below the dust limit to the fee', async () => {
  const { provider, payment } = await scene('standard', 100_000n)
  const rate = 141n
  const txid = await provider.sendTransfer({ recipient: bob, amount: 100_000n - rate - 200n })
  expect([chain.feeOf(txid), chain.balanceOf(payment)]).toEqual([rate + 200n, 0n])
})

test('R-ADPT-66 rejects spending unconfirmed payments of others and says to wait for them', async () => {
  const { provider, payment, person } = await scene('standard', 50_000n)
  chain.fund(payment, 500_000n, { isConfirmed: false })
  await expect(provider.sendTransfer({ recipient: bob, amount: 60_000n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/unconfirmed', waiting: 500_000n, isFinal: true },
    message: '0.005 BTC of your balance is not confirmed yet. Wait for it, or send less.',
  })
  await expect(provider.sendTransfer({ recipient: bob, amount: 900_000n })).rejects.toMatchObject({
    code: 'bitcoin/insufficient-funds',
  })
  expect(person.asked).toEqual([])
  chain.mine()
  await provider.sendTransfer({ recipient: bob, amount: 60_000n })
  expect(chain.balanceOf(payment)).toBeGreaterThan(489_000n)
})

test('R-ADPT-66 spends its own change before it is confirmed', async () => {
  const { provider, payment } = await scene('standard', 100_000n)
  for (const amount of [10_000n, 20_000n, 30_000n]) await provider.sendTransfer({ recipient: bob, amount })
  expect(chain.balanceOf(payment)).toBeLessThan(40_000n)
})

test('R-ADPT-67 does not count outputs that cost more to spend than they are worth', async () => {
  const { provider, payment } = await scene('standard', 0n)
  chain.setFeeRate(10)
  for (let count = 0; count < 40; count++) chain.fund(payment, 500n)
  await expect(provider.sendTransfer({ recipient: bob, amount: 5_000n })).rejects.toMatchObject({
    code: 'bitcoin/insufficient-funds',
  })
  chain.fund(payment, 50_000n)
  await provider.sendTransfer({ recipient: bob, amount: 5_000n })
  const left: { value: number }[] = await (await fetch(`${url}/address/${payment}/utxo`)).json()
  expect(left.filter(({ value }) => value === 500)).toHaveLength(40)
  chain.setFeeRate(1)
})

test('R-SEND-148 spends outputs of a taproot address that may carry an inscription last', async () => {
  const { provider, ordinals } = await scene('standard', 0n)
  for (const sats of [546n, 10_000n, 50_000n]) chain.fund(ordinals, sats)
  const values = async () => {
    const left: { value: number }[] = await (await fetch(`${url}/address/${ordinals}/utxo`)).json()
    return left.map(({ value }) => value).sort((one, other) => one - other)
  }
  // The output of 10,000 sats would cover this amount and its fee, without change.
  await provider.sendTransfer({ recipient: bob, amount: 9_880n, from: ordinals })
  expect((await values()).slice(0, 2)).toEqual([546, 10_000])
  await provider.sendTransfer({ recipient: bob, amount: 45_000n, from: ordinals })
  expect(await values()).not.toContain(10_000)
})

test('R-SEND-160 spends outputs that may carry an inscription last at the only address of a wallet', async () => {
  const privateKey = freshKey()
  const { wallet: sandbox } = wallet({
    privateKeys: [privateKey],
    networks: [{ caipNetworkId: REGTEST, esploraUrl: url }],
    hasSatsConnect: false,
  })
  const { adapter, page: opened } = world({ networks: [network(REGTEST, url)] })
  registerWallet(withoutOrdinals(sandbox.standard), opened.events)
  await until(() => adapter.connectors().length > 0)
  const { accounts } = await adapter.connect({ connectorId: SANDBOX, signal: never })
  const [only = { address: '' }, ...others] = accounts
  expect([only.address.startsWith('bcrt1q'), others]).toEqual([true, []])
  for (const sats of [546n, 10_000n, 50_000n]) chain.fund(only.address, sats)
  const values = async () => {
    const left: { value: number }[] = await (await fetch(`${url}/address/${only.address}/utxo`)).json()
    return left.map(({ value }) => value).sort((one, other) => one - other)
  }
  const provider = await providerOf(adapter, SANDBOX)
  await provider.sendTransfer({ recipient: bob, amount: 9_830n })
  expect((await values()).slice(0, 2)).toEqual([546, 10_000])
  await provider.sendTransfer({ recipient: bob, amount: 45_000n })
  expect(await values()).not.toContain(10_000)
})

/** Like a wallet that keeps everything at one address. */
function withoutOrdinals(standard: SandboxWallet['standard']): SandboxWallet['standard'] {
  const { features } = standard
  const accounts = () => standard.accounts.filter(({ purpose }) => purpose === 'payment')
  const connect = async () => {
    await features['bitcoin:connect'].connect()
    return { accounts: accounts() }
  }
  return {
    ...standard,
    features: { ...features, 'bitcoin:connect': { version: '1.0.0', connect } },
    get accounts() {
      return accounts()
    },
  }
}

test('R-ADPT-110 marks a built transfer as replaceable, so that the wallet can raise the fee', async () => {
  const { provider, person, payment, ordinals } = await scene()
  chain.fund(ordinals, 50_000n)
  for (const from of [payment, ordinals]) await provider.sendTransfer({ recipient: bob, amount: 5_000n, from })
  const psbts = person.asked.map(({ details }) => Buffer.from(String(details.psbt), 'base64'))
  const sequences = psbts.flatMap((psbt) => {
    const transaction = Transaction.fromPSBT(psbt)
    return Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index).sequence)
  })
  expect(sequences).toEqual([0xfffffffd, 0xfffffffd])
})

test('R-ADPT-25 rejects and moves nothing when the user rejects in the wallet', async () => {
  const { provider, person } = await scene()
  person.say = false
  const before = chain.balanceOf(bob)
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  expect(chain.balanceOf(bob)).toBe(before)
})

test('R-ADPT-16 sends nothing when the wallet signs another transaction than requested', async () => {
  const { provider, sandbox, payment } = await scene()
  const before = chain.requests.filter((path) => path === 'POST /tx').length
  const other = Buffer.from('cHNidP8BAAoAAAAAAAAAAAAAAA==', 'base64')
  sandbox.faults.setResponse('signTransaction', { kind: 'wrong', response: [{ signedPsbt: new Uint8Array(other) }] })
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n, from: payment })).rejects.toMatchObject({
    message: 'The wallet signed another transaction',
  })
  expect(chain.requests.filter((path) => path === 'POST /tx')).toHaveLength(before)
})

test('R-ADPT-16 signs nothing when the API returns an unreasonable fee or a false amount', async () => {
  const { provider, person, payment } = await scene()
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{"3":5000}' } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    message: 'The service reported a fee of 5000 sats per byte, above the limit of 1000',
  })
  const real: { txid: string; vout: number }[] = await (await fetch(`${url}/address/${payment}/utxo`)).json()
  const lied = JSON.stringify(real.map((output) => ({ ...output, value: 5_000, status: { confirmed: true } })))
  chain.answerWith((path) => (path.endsWith('/utxo') ? { status: 200, body: lied } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: 'The previous transaction does not match the unspent output',
  })
  expect(person.asked).toEqual([])
})

test('R-ADPT-134 explains the error when the API does not list the outputs of the address', async () => {
  const { provider, person } = await scene()
  chain.answerWith((path) => (path.endsWith('/utxo') ? { status: 400, body: 'Too many history entries' } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/address-too-busy', isFinal: true },
    message:
      'This address has too many transactions to send from it here. Send from the wallet itself, or from another address.',
  })
  expect(person.asked).toEqual([])
})

test.each([
  ['one coin', 1, 10_000n, 900],
  ['many coins', 40, 200_000n, 200],
])('R-ADPT-135 rejects a fee above the amount when it pays with %s', async (_, coins, amount, rate) => {
  const { provider, person, payment } = await scene('standard', 0n)
  for (let count = 0; count < coins; count++) chain.fund(payment, 1_000_000n / BigInt(coins))
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: `{"3":${rate}}` } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount })).rejects.toMatchObject({
    ...{ code: 'bitcoin/fee-too-high', isFinal: true, fee: expect.any(BigInt) },
    message: expect.stringMatching(/^The network fee would be 0\.0\d+ BTC, which is too much/),
  })
  expect(person.asked).toEqual([])
})

test('R-ADPT-135 rejects a fee above 0.1 BTC for any amount', async () => {
  const { provider, payment } = await scene('standard', 0n)
  for (let count = 0; count < 160; count++) chain.fund(payment, 10_000_000n)
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{"3":1000}' } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_500_000_000n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/fee-too-high', canConfirm: false },
    message: expect.stringMatching(/^The network fee would be 0\.\d+ BTC, more than any transfer should pay/),
  })
  await expect(
    provider.sendTransfer({ recipient: bob, amount: 1_500_000_000n, confirmedFee: 10n ** 9n }),
  ).rejects.toMatchObject({ code: 'bitcoin/fee-too-high' })
})

test('R-ADPT-135 sends with a fee above the amount when the user has confirmed that fee', async () => {
  const { provider } = await scene()
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{"3":900}' } : undefined))
  const transfer = { recipient: bob, amount: 10_000n }
  const refused: unknown = await provider.sendTransfer(transfer).catch((error: unknown) => error)
  const confirmedFee = Object(refused).fee
  expect(refused).toMatchObject({ canConfirm: true, fee: expect.any(BigInt) })
  await expect(provider.sendTransfer({ ...transfer, confirmedFee: confirmedFee - 1n })).rejects.toMatchObject({
    code: 'bitcoin/fee-too-high',
  })
  const txid = await provider.sendTransfer({ ...transfer, confirmedFee })
  expect(BigInt(chain.feeOf(txid))).toBeLessThanOrEqual(confirmedFee)
})

test('R-ADPT-135 sends a small amount when its fee is normal for a busy hour', async () => {
  const { provider } = await scene()
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{"3":100}' } : undefined))
  const txid = await provider.sendTransfer({ recipient: bob, amount: 10_000n })
  expect(chain.feeOf(txid)).toBeGreaterThan(13_000n)
})

test('R-ADPT-135 pays at most 10 times the median estimate when one of them is far above the others', async () => {
  const { provider } = await scene()
  const body = '{"1":12,"2":11,"3":900,"6":8,"144":1}'
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body } : undefined))
  const txid = await provider.sendTransfer({ recipient: bob, amount: 100_000n })
  expect(chain.feeOf(txid)).toBeLessThan(16_500n)
})

test.each([
  ['{"1":40.2,"2":30.4,"6":9}', 31n],
  ['{"6":9.5,"144":2}', 10n],
  ['{"3":0.4}', 1n],
  ['{}', 1n],
])(
  'R-ADPT-77 of the estimates %s pays the one for the next blocks, rounded up to whole sats: %s',
  async (body, rate) => {
    const { provider, payment } = await scene()
    const before = chain.balanceOf(payment)
    chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body } : undefined))
    await provider.sendTransfer({ recipient: bob, amount: 10_000n })
    const fee = before - 10_000n - chain.balanceOf(payment)
    expect(fee).toBeGreaterThanOrEqual(rate * 139n)
    expect(fee).toBeLessThanOrEqual(rate * 145n)
  },
)

test('R-ADPT-97 signs nothing on mainnet when the API returns no fee', async () => {
  const { provider, person } = await connected({ url, hasSatsConnect: false })
  const [recipient] = await addressesOf(BOB, MAINNET)
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{}' } : undefined))
  await expect(provider.sendTransfer({ recipient, amount: 10_000n })).rejects.toMatchObject({
    message: 'The network reported no fee rate',
  })
  expect(person.asked).toEqual([])
})

test('R-ADPT-03 rejects a transfer for another network or with data', async () => {
  const { adapter, connectorId, payment } = await connected({ face: 'sats' })
  const asked = { connectorId, address: payment, to: payment, value: 1n }
  await expect(adapter.sendTransaction?.({ ...asked, network: network(TESTNET) })).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
  })
  await expect(adapter.sendTransaction?.({ ...asked, data: '0x', network: network(MAINNET) })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test('R-ADPT-05 sends nothing when the connection of the provider has ended', async () => {
  const { provider, sandbox, payment } = await connected()
  sandbox.disconnect()
  await expect(provider.sendTransfer({ recipient: payment, amount: 1n })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test.each([[undefined], [null], ['x'], [{ txid: 'x' }], [{ txid: 7 }], [[]]])(
  'R-ADPT-25 rejects when a wallet responds to a transfer with %j',
  async (answer) => {
    const { provider, sandbox, payment } = await connected({ face: 'sats' })
    sandbox.faults.setResponse('sendTransfer', { kind: 'wrong', response: answer ?? {} })
    await expect(provider.sendTransfer({ recipient: payment, amount: 1n })).rejects.toMatchObject({
      code: 'wallet/request-failed',
    })
  },
)

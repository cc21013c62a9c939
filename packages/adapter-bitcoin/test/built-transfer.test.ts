import { never, until } from '@bowline/jest-preset/fixtures'
import { registerWallet } from '@bowline/kit-core/testing'
import { Transaction } from '@scure/btc-signer'
import type { SandboxWallet } from '../src/testing/index.js'
import { connected } from './connected.js'
import { bob, chain, freshKey, scene, url } from './send-transfer-fixture.js'
import { addressesOf, BOB, MAINNET, network, providerOf, REGTEST, SANDBOX, wallet, world } from './setup.js'

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
  expect(person.prompts).toEqual([])
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
  const psbts = person.prompts.map(({ details }) => Buffer.from(String(details.psbt), 'base64'))
  const sequences = psbts.flatMap((psbt) => {
    const transaction = Transaction.fromPSBT(psbt)
    return Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index).sequence)
  })
  expect(sequences).toEqual([0xfffffffd, 0xfffffffd])
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
  expect(person.prompts).toEqual([])
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
  expect(person.prompts).toEqual([])
})

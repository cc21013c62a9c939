import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { formatUnits, parseUnits } from '@bowline/kit-core'
import { createSolanaRpc } from '@solana/kit'
import { codeOf, DEVNET, mainnetAt, world } from './setup.js'
import { key, register, testWallet } from './standard-wallet.js'
import {
  alice,
  balanceOf,
  bob,
  chain,
  connected,
  connectorId,
  SOL,
  sending,
  settled,
  tokensOf,
} from './transfer-fixture.js'

test('R-ADPT-14 returns the exact balance in lamports with nine decimals', async () => {
  const { adapter, network } = await connected()
  await chain.airdrop({ to: bob.address, lamports: 1_234_567_891n })
  const balance = await adapter.getBalance?.({ address: bob.address, network, signal: never })
  expect(balance).toEqual({ value: 1_234_567_891n, decimals: 9, symbol: 'SOL' })
  expect(formatUnits(balance?.value ?? 0n, 9)).toBe('1.234567891')
})

test('R-ADPT-14 moves exactly the typed amount and emits when the transfer is confirmed', async () => {
  const made = await connected()
  const to = (await key(3)).address
  const value = parseUnits('1.000000001', 9)
  const sent = await made.adapter.sendTransaction?.({ ...made.from, to, value })
  expect(await balanceOf(to)).toBe(1_000_000_001n)
  expect(await settled(made, sent?.hash ?? '')).toBe('confirmed')
  expect(made.hand.asked.at(-1)?.feature).toBe('solana:signTransaction')
})

test('R-ADPT-13 lets a wallet that can send do so, with the commitment `confirmed`', async () => {
  const made = await connected(sending)
  const to = (await key(4)).address
  const sent = await made.adapter.sendTransaction?.({ ...made.from, to, value: SOL })
  expect(await balanceOf(to)).toBe(SOL)
  const { feature, input } = made.hand.asked.at(-1) ?? {}
  expect(feature).toBe('solana:signAndSendTransaction')
  expect(input).toMatchObject({
    chain: 'solana:mainnet',
    options: { commitment: 'confirmed', preflightCommitment: 'confirmed' },
  })
  expect(await settled(made, sent?.hash ?? '')).toBe('confirmed')
})

test('R-ADPT-100 sends through a node when the account can sign but not send', async () => {
  const made = await connected({ ...sending, accountFeatures: [['solana:signMessage', 'solana:signTransaction']] })
  const to = (await key(25)).address
  const sent = await made.adapter.sendTransaction?.({ ...made.from, to, value: SOL })
  expect(made.hand.asked.at(-1)?.feature).toBe('solana:signTransaction')
  expect(await balanceOf(to)).toBe(SOL)
  expect(await settled(made, sent?.hash ?? '')).toBe('confirmed')
})

test.each([
  [
    'only requests a signature from a wallet that can sign without sending',
    sending.features,
    ['solana:signTransaction'],
  ],
  [
    'lets a wallet send that cannot sign without sending',
    ['standard:connect', 'standard:events', 'solana:signAndSendTransaction'],
    ['solana:signAndSendTransaction'],
  ],
])('R-ADPT-101 on a test network %s', async (_name, features, asked) => {
  const network = { ...DEVNET, rpcUrls: mainnetAt(chain.url).rpcUrls }
  const hand = testWallet({ keys: [alice], ...sending, features })
  const made = world({ networks: [network] })
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  hand.asked.length = 0
  const to = (await key(asked.length + features.length + 30)).address
  await made.adapter.sendTransaction?.({ connectorId, address: alice.address, network, to, value: SOL })
  expect(hand.asked.map(({ feature }) => feature)).toEqual(asked)
  expect(await balanceOf(to)).toBe(SOL)
})

test('R-ADPT-68 emits a transaction with its recovery data when the wallet sends after the kit stopped', async () => {
  const left = { stop: () => {} }
  const send: typeof sending.send = async (wire) => {
    left.stop()
    return sending.send(wire)
  }
  const made = await connected({ ...sending, send })
  left.stop = made.stop
  const answer = await made.adapter.sendTransaction?.({ ...made.from, to: (await key(24)).address, value: SOL })
  expect(ofType(made.events, 'sent').map(({ sent }) => sent)).toEqual([
    expect.objectContaining({ hash: answer?.hash, memo: expect.stringMatching(/"height":"\d+"/) }),
  ])
})

test('R-ADPT-13 sends with a wallet that only supports legacy transactions', async () => {
  const { adapter, from } = await connected({ versions: ['legacy'] })
  const to = (await key(8)).address
  await adapter.sendTransaction?.({ ...from, to, value: SOL })
  expect(await balanceOf(to)).toBe(SOL)
})

test('R-SEND-22 R-SWAP-25 estimates the exact fee in lamports', async () => {
  const { adapter, from } = await connected()
  const transfer = { ...from, to: (await key(5)).address, value: SOL }
  const fee = (await adapter.estimateGas?.(transfer)) ?? 0n
  expect(await adapter.estimateTransfer(transfer)).toMatchObject({ fee, deposit: 0n })
  expect(fee).toBeGreaterThanOrEqual(5_000n)
  const before = await balanceOf(alice.address)
  await adapter.sendTransaction?.(transfer)
  expect(before - (await balanceOf(alice.address))).toBe(SOL + fee)
})

test('R-SEND-11 R-SEND-22 empties the account to the last lamport when all but the estimated fee is sent', async () => {
  const carol = await key(9)
  await chain.airdrop({ to: carol.address, lamports: SOL + 1n })
  const { adapter, from } = await connected({ keys: [carol] })
  const transfer = { ...from, address: carol.address, to: (await key(10)).address }
  const { fee } = await adapter.estimateTransfer({ ...transfer, value: 1n })
  await adapter.sendTransaction?.({ ...transfer, value: SOL + 1n - fee })
  expect([await balanceOf(carol.address), await balanceOf(transfer.to)]).toEqual([0n, SOL + 1n - fee])
})

test('R-SEND-85 returns the account minimums of the chain with the fee', async () => {
  const { adapter, from } = await connected()
  const least = await createSolanaRpc(chain.url).getMinimumBalanceForRentExemption(0n).send()
  const fresh = (await key(21)).address
  const estimateFor = (to: string) => adapter.estimateTransfer({ ...from, to, value: 1n })
  expect((await estimateFor(fresh)).bounds).toEqual({ minimumToRecipient: least, minimumToKeep: least })
  expect((await estimateFor(alice.address)).bounds).toEqual({ minimumToRecipient: 0n, minimumToKeep: least })
})

test('R-SEND-85 rejects a transfer that leaves an account below its minimum before the wallet is prompted', async () => {
  const dora = await key(22)
  await chain.airdrop({ to: dora.address, lamports: SOL / 100n })
  const { adapter, from, hand } = await connected({ keys: [dora] })
  const before = hand.asked.length
  const asked = { ...from, address: dora.address }
  const send = (to: string, value: bigint) => adapter.sendTransaction?.({ ...asked, to, value })
  await expect(send(alice.address, 9_900_000n)).rejects.toMatchObject({
    code: 'solana/sender-minimum',
    message: 'At least 0.00089088 SOL must stay in the account, or nothing',
  })
  await expect(send((await key(23)).address, 500_000n)).rejects.toMatchObject({
    code: 'solana/recipient-minimum',
    message: 'An address that holds no SOL yet needs at least 0.00089088 SOL',
  })
  const { mint } = await chain.mint({ owner: dora.address, amount: 100n })
  await send(alice.address, 7_500_000n)
  const token = adapter.sendToken?.({ ...asked, to: (await key(24)).address, value: 1n, tokenAddress: mint })
  await expect(token).rejects.toMatchObject({ code: 'solana/sender-minimum' })
  expect(hand.asked).toHaveLength(before + 1)
})

test('R-SEND-73 returns the increase of the balance of the recipient as received, for SOL and tokens', async () => {
  const { adapter, from } = await connected()
  const to = (await key(20)).address
  const arrived = (hash = '', tokenAddress?: string) =>
    adapter.getReceivedAmount?.({ hash, to, tokenAddress, network: from.network })
  const coin = await adapter.sendTransaction?.({ ...from, to, value: SOL })
  expect(await arrived(coin?.hash)).toBe(SOL)
  const { mint } = await chain.mint({ owner: alice.address, amount: 100n })
  const token = await adapter.sendToken?.({ ...from, to, value: 40n, tokenAddress: mint })
  expect(await arrived(token?.hash, mint)).toBe(40n)
  expect(await arrived('1'.repeat(64), mint)).toBeUndefined()
})

test('R-SEND-163 does not count the transaction of another payer as received', async () => {
  const { adapter, from } = await connected()
  const to = (await key(21)).address
  const { hash = '' } = (await adapter.sendTransaction?.({ ...from, to, value: SOL })) ?? {}
  const read = (payer: string) => adapter.getReceivedAmount?.({ hash, to, from: payer, network: from.network })
  expect([await read(alice.address), await read((await key(22)).address)]).toEqual([SOL, 0n])
})

test.each(['token', 'token-2022'] as const)(
  'R-SEND-22 sends a %s to the token account of the recipient, and creates a missing one',
  async (program) => {
    const made = await connected()
    const { mint, account } = await chain.mint({ owner: alice.address, amount: 1_000_000n, decimals: 6, program })
    const to = (await key(program === 'token' ? 6 : 7)).address
    const first = { ...made.from, to, tokenAddress: mint, value: 250_001n }
    const estimate = await made.adapter.estimateTransfer(first)
    const before = await balanceOf(alice.address)
    const { hash } = await made.adapter.sendToken(first)
    expect(await settled(made, hash)).toBe('confirmed')
    expect(before - (await balanceOf(alice.address))).toBe(estimate.fee + estimate.deposit)
    expect(estimate.deposit).toBeGreaterThan(0n)
    expect(await tokensOf(account)).toBe(749_999n)

    const again = { ...first, value: 749_999n }
    expect((await made.adapter.estimateTransfer(again)).deposit).toBe(0n)
    await made.adapter.sendToken(again)
    expect(await tokensOf(account)).toBe(0n)
  },
)

test('R-SEND-09 R-SEND-22 rejects an invalid recipient, token or amount before the wallet is prompted', async () => {
  const { adapter, from, hand } = await connected()
  const { mint, account } = await chain.mint({ owner: alice.address, amount: 1n })
  const before = hand.asked.length
  const send = (to: string, value: bigint) =>
    codeOf(adapter.sendTransaction?.({ ...from, to, value }) ?? Promise.resolve())
  for (const to of ['', '0x00', `${bob.address}1`, 'l'.repeat(40)])
    expect(await send(to, 1n)).toBe('solana/invalid-recipient')
  for (const to of [mint, account]) {
    expect(await send(to, 1n)).toBe('solana/invalid-recipient')
    expect(await codeOf(adapter.sendToken({ ...from, to, tokenAddress: mint, value: 1n }))).toBe(
      'solana/invalid-recipient',
    )
  }
  for (const value of [0n, -1n, 2n ** 64n]) expect(await send(bob.address, value)).toBe('amount/invalid')
  const noToken = adapter.sendToken({ ...from, to: bob.address, tokenAddress: bob.address, value: 1n })
  await expect(noToken).rejects.toThrow('There is no token at this address')
  const accountAsToken = adapter.sendToken({ ...from, to: bob.address, tokenAddress: account, value: 1n })
  await expect(accountAsToken).rejects.toThrow('There is no token at this address')
  expect(hand.asked).toHaveLength(before)
})

test('R-SEND-106 rejects a transfer above the balance before the wallet is prompted', async () => {
  const { adapter, from, hand } = await connected()
  const before = hand.asked.length
  const failing = adapter.sendTransaction?.({ ...from, to: bob.address, value: 10_000n * SOL })
  await expect(failing).rejects.toMatchObject({
    code: 'solana/rejected-funds',
    cause: { err: { InstructionError: [2, { Custom: 1 }] } },
  })
  expect(hand.asked).toHaveLength(before)
})

test('R-SEND-146 rejects a program as the recipient of SOL or a token', async () => {
  const { adapter, from, hand } = await connected()
  const { mint } = await chain.mint({ owner: alice.address, amount: 5n })
  const to = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
  const before = hand.asked.length
  const error = { code: 'solana/invalid-recipient', isFinal: true }
  await expect(adapter.sendTransaction?.({ ...from, to, value: 1_000_000n })).rejects.toMatchObject(error)
  await expect(adapter.sendToken?.({ ...from, to, value: 1n, tokenAddress: mint })).rejects.toMatchObject(error)
  expect(hand.asked).toHaveLength(before)
})

import { never, until } from '@bowline/jest-preset/fixtures'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { address, getAddressEncoder } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { mainnetAt, TEST_WALLET, world } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const SOL = 1_000_000_000n
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

let chain: SolanaChain
let alice: Key
let bob: Key
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
  bob = await key(2)
  for (const who of [alice, bob]) await chain.airdrop({ to: who.address, lamports: 10n * SOL })
})
afterAll(() => chain.close())

async function connected(who = alice) {
  const network = mainnetAt(chain.url)
  const hand = testWallet({ keys: [who] })
  const made = world({ networks: [network] })
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  const before = hand.asked.length
  const from = { connectorId, address: who.address, to: bob.address, network }
  return { ...made, network, from, askedToSign: () => hand.asked.length - before }
}

const little = (value: bigint, length: number) =>
  Array.from({ length }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))
const extension = (type: number, bytes: readonly number[]) =>
  Uint8Array.from([...little(BigInt(type), 2), ...little(BigInt(bytes.length), 2), ...bytes])
const noAddress = Array<number>(32).fill(0)
const fee = (epoch: bigint, most: bigint, parts: bigint) => [
  ...little(epoch, 8),
  ...little(most, 8),
  ...little(parts, 2),
]
const feeConfig = (older: readonly number[], newer: readonly number[]) =>
  extension(1, [...noAddress, ...noAddress, ...little(0n, 8), ...older, ...newer])

const THREE_PERCENT = fee(0n, 2_000n, 300n)

async function accountOf(owner: Key, mint: string): Promise<string> {
  const seeds = { owner: address(owner.address), mint: address(mint), tokenProgram: address(TOKEN_2022) }
  return (await findAssociatedTokenPda(seeds))[0]
}

const freeze = (account: string) => chain.rewrite(account, (data) => data.with(108, 2))

test('R-SEND-107 R-PAY-24 shows what will arrive of a token with a transfer fee, and that amount arrives', async () => {
  const { adapter, from } = await connected()
  const { mint, account } = await chain.mint({
    ...{ owner: alice.address, amount: 1_000_000n, program: 'token-2022' },
    extensions: feeConfig(THREE_PERCENT, THREE_PERCENT),
  })
  const recipient = await accountOf(bob, mint)
  const first = { ...from, tokenAddress: mint, value: 10_001n }
  const before = chain.balanceOf(alice.address)
  const estimate = await adapter.estimateTransfer(first)
  expect(estimate.receivedAmount).toBe(9_700n)
  const { hash } = await adapter.sendToken(first)
  expect(chain.tokenBalanceOf(recipient)).toBe(9_700n)
  expect(await adapter.getReceivedAmount?.({ ...first, hash })).toBe(9_700n)
  expect(before - chain.balanceOf(alice.address)).toBe(estimate.fee + estimate.deposit)

  const all = { ...from, tokenAddress: mint, value: 989_999n }
  expect((await adapter.estimateTransfer(all)).receivedAmount).toBe(987_999n)
  await adapter.sendToken(all)
  expect([chain.tokenBalanceOf(account), chain.tokenBalanceOf(recipient)]).toEqual([0n, 997_699n])
})

test('R-SEND-107 ignores a fee that starts in a later epoch', async () => {
  const { adapter, from } = await connected()
  const { mint } = await chain.mint({
    ...{ owner: alice.address, amount: 100n, program: 'token-2022' },
    extensions: feeConfig(fee(0n, 5n, 10_000n), fee(9_999n, 100n, 10_000n)),
  })
  const sent = { ...from, tokenAddress: mint, value: 100n }
  expect((await adapter.estimateTransfer(sent)).receivedAmount).toBe(95n)
  const { hash } = await adapter.sendToken(sent)
  expect(await adapter.getReceivedAmount?.({ ...sent, hash })).toBe(95n)
})

test('R-SEND-107 returns no received amount for a token without a transfer fee', async () => {
  const { adapter, from } = await connected()
  const { mint } = await chain.mint({ owner: alice.address, amount: 100n, program: 'token-2022' })
  expect((await adapter.estimateTransfer({ ...from, tokenAddress: mint, value: 1n })).receivedAmount).toBeUndefined()
})

async function expectRefusal(mint: string, reason: string, message: RegExp) {
  const { adapter, from, askedToSign } = await connected()
  const sent = { ...from, tokenAddress: mint, value: 1n }
  const error = { code: `solana/rejected-${reason}`, reason, isFinal: true, message: expect.stringMatching(message) }
  await expect(adapter.estimateTransfer(sent)).rejects.toMatchObject(error)
  await expect(adapter.sendToken(sent)).rejects.toMatchObject(error)
  expect(askedToSign()).toBe(0)
}

describe.each(['token', 'token-2022'] as const)('a frozen account of %s', (program) => {
  test('R-SEND-108 rejects a transfer from a frozen account before the wallet is prompted', async () => {
    const { mint, account } = await chain.mint({ owner: alice.address, amount: 9n, program })
    freeze(account)
    await expectRefusal(mint, 'sender-frozen', /frozen this token in your account/)
  })

  test('R-SEND-108 rejects a transfer to a frozen account before the wallet is prompted', async () => {
    const { mint } = await chain.mint({ owner: alice.address, amount: 9n, program })
    freeze((await chain.mint({ owner: bob.address, amount: 1n, mint })).account)
    await expectRefusal(mint, 'recipient-frozen', /recipient’s account for this token is frozen/)
  })
})

const giveTo = (account: string, owner: Key) =>
  chain.rewrite(account, (data) => {
    const given = Uint8Array.from(data)
    given.set(getAddressEncoder().encode(owner.address), 32)
    return given
  })

test('R-SEND-142 rejects an amount with other decimals than the mint before the wallet is prompted', async () => {
  const { adapter, from, askedToSign } = await connected()
  const { mint } = await chain.mint({ owner: alice.address, amount: 900n, decimals: 2 })
  const sent = { ...from, tokenAddress: mint, value: 100n }
  const error = { code: 'solana/rejected-decimals', isFinal: true }
  await expect(adapter.estimateTransfer({ ...sent, decimals: 1 })).rejects.toMatchObject(error)
  await expect(adapter.sendToken({ ...sent, decimals: 1 })).rejects.toMatchObject(error)
  expect(askedToSign()).toBe(0)
  await adapter.sendToken({ ...sent, decimals: 2 })
})

describe.each(['token', 'token-2022'] as const)('accounts of %s that changed hands', (program) => {
  test('R-SEND-140 rejects a transfer to a token account that now has another owner before the wallet is prompted', async () => {
    const { mint } = await chain.mint({ owner: alice.address, amount: 9n, program })
    giveTo((await chain.mint({ owner: bob.address, amount: 1n, mint })).account, alice)
    await expectRefusal(mint, 'recipient-given-away', /belongs to someone else/)
  })

  test('R-SEND-139 sends from several token accounts when none holds enough alone', async () => {
    const { adapter, from, network } = await connected()
    const carol = await key(3)
    const { mint } = await chain.mint({ owner: alice.address, amount: 3n, program })
    giveTo((await chain.mint({ owner: carol.address, amount: 5n, mint })).account, alice)
    const balances = await adapter.getTokenBalances?.({ address: alice.address, network, signal: never })
    expect(balances?.find((token) => token.address === mint)?.value).toBe(8n)
    const sent = { ...from, tokenAddress: mint, value: 8n }
    await adapter.estimateTransfer(sent)
    const { hash } = await adapter.sendToken(sent)
    expect(await adapter.getReceivedAmount?.({ ...sent, hash })).toBe(8n)
  })

  test('R-SEND-139 rejects a transfer of more than all token accounts hold', async () => {
    const carol = await key(3)
    const { adapter, from } = await connected()
    const { mint } = await chain.mint({ owner: alice.address, amount: 3n, program })
    giveTo((await chain.mint({ owner: carol.address, amount: 5n, mint })).account, alice)
    const asked = adapter.sendToken({ ...from, tokenAddress: mint, value: 9n })
    await expect(asked).rejects.toMatchObject({ code: 'solana/rejected-balance' })
  })
})

test('R-SEND-139 R-SEND-107 withholds the transfer fee from each token account that a transfer spends', async () => {
  const { adapter, from } = await connected()
  const carol = await key(3)
  const extensions = feeConfig(THREE_PERCENT, THREE_PERCENT)
  const made = { owner: alice.address, amount: 1_000n, program: 'token-2022', extensions } as const
  const { mint } = await chain.mint(made)
  giveTo((await chain.mint({ owner: carol.address, amount: 50n, mint })).account, alice)
  const sent = { ...from, tokenAddress: mint, value: 1_050n }
  const { receivedAmount } = await adapter.estimateTransfer(sent)
  expect(receivedAmount).toBe(1_050n - 30n - 2n)
  const { hash } = await adapter.sendToken(sent)
  expect(await adapter.getReceivedAmount?.({ ...sent, hash })).toBe(receivedAmount)
})

test.each([
  ['recipient-frozen', /recipient’s account/, extension(6, [2])],
  ['not-transferable', /can’t leave the account/, extension(9, [])],
  ['paused', /paused all transfers/, extension(26, [...noAddress, 1])],
  ['hook', /runs a program of its issuer/, extension(14, [...noAddress, ...Array<number>(32).fill(7)])],
])('R-SEND-109 rejects a mint with %s before the wallet is prompted', async (reason, words, extensions) => {
  const { mint } = await chain.mint({ owner: alice.address, amount: 9n, program: 'token-2022' })
  chain.rewrite(mint, (data) =>
    Uint8Array.from([...data, ...Array<number>(165 - data.length).fill(0), 1, ...extensions]),
  )
  await expectRefusal(mint, reason, words)
})

test('R-SEND-109 accepts a hook without a program and a mint that is not paused', async () => {
  const { adapter, from } = await connected()
  const { mint } = await chain.mint({
    ...{ owner: alice.address, amount: 9n, program: 'token-2022' },
    extensions: extension(14, [...noAddress, ...noAddress]),
  })
  const sent = { ...from, tokenAddress: mint, value: 2n }
  const before = chain.balanceOf(alice.address)
  const { fee: cost, deposit } = await adapter.estimateTransfer(sent)
  await adapter.sendToken(sent)
  expect(before - chain.balanceOf(alice.address)).toBe(cost + deposit)
})

test('R-SEND-110 rejects a recipient that requires a memo before the wallet is prompted', async () => {
  const { mint } = await chain.mint({ owner: alice.address, amount: 9n, program: 'token-2022' })
  const { account } = await chain.mint({ owner: bob.address, amount: 1n, mint })
  chain.rewrite(account, (data) => Uint8Array.from([...data, ...extension(8, [1])]))
  await expectRefusal(mint, 'memo', /with a memo only/)
  chain.rewrite(account, (data) => data.with(data.length - 1, 0))
  const { adapter, from } = await connected()
  await adapter.sendToken({ ...from, tokenAddress: mint, value: 2n })
  expect(chain.tokenBalanceOf(account)).toBe(3n)
})

test('R-SEND-106 shows a plain message when the simulation of a transfer fails', async () => {
  const poor = await key(31)
  const { adapter, from, askedToSign } = await connected(poor)
  const { mint } = await chain.mint({ owner: poor.address, amount: 5n })
  const noCoin = { code: 'solana/rejected-funds', message: 'Not enough SOL for the transfer and its network fee.' }
  const tokens = { ...from, tokenAddress: mint, value: 5n }
  await expect(adapter.estimateTransfer(tokens)).rejects.toMatchObject(noCoin)
  await expect(adapter.estimateTransfer({ ...from, value: 5n })).rejects.toMatchObject(noCoin)
  await chain.airdrop({ to: poor.address, lamports: 1_000_000n })
  await expect(adapter.estimateTransfer({ ...tokens, to: (await key(32)).address })).rejects.toMatchObject(noCoin)
  await expect(adapter.sendTransaction?.({ ...from, value: SOL })).rejects.toMatchObject(noCoin)
  await expect(adapter.sendToken({ ...tokens, value: 6n })).rejects.toMatchObject({ code: 'solana/rejected-balance' })
  expect(askedToSign()).toBe(0)
  expect(chain.balanceOf(poor.address)).toBe(1_000_000n)
})

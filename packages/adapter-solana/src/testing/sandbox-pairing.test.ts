import { base58, base64 } from '@scure/base'
import { getPublicKeyFromAddress, getTransactionDecoder, signatureBytes, verifySignature } from '@solana/kit'
import { balance, CAROL, chain, part, SOL, sandbox, transfer } from '../../test/sandbox-fixture.js'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const LOCAL = 'solana:LocaLLocaLLocaLLocaLLocaLLocaLLo'

async function opened() {
  const bench = await sandbox()
  const { pairing } = bench.made
  pairing.setConnected(true)
  const ask = (method: string, params?: unknown, caipNetworkId = LOCAL) =>
    pairing.request({ caipNetworkId, method, params })
  const wire = async () => base64.encode(await transfer(bench.alice, SOL))
  return { ...bench, pairing, ask, wire }
}

test('R-HOST-73 lists the accounts on every known network, the active account first', async () => {
  const { pairing, made, alice, bob } = await opened()
  let changes = 0
  const stop = pairing.subscribe(() => (changes += 1))
  made.setAccounts([bob, alice])
  stop()
  made.lock()
  expect([pairing.network(), changes]).toEqual([undefined, 1])
  expect(pairing.accounts()).toEqual([`${MAINNET}:${bob}`, `${MAINNET}:${alice}`])
})

test('R-HOST-73 signs a message with the named account while the account is shared', async () => {
  const { ask, made, bob } = await opened()
  const message = new TextEncoder().encode('Hello')
  const params = { message: base58.encode(message), pubkey: bob }
  const answer = await ask('solana_signMessage', params)
  const signature = signatureBytes(base58.decode(String(part(answer, 'signature'))))
  expect(await verifySignature(await getPublicKeyFromAddress(bob), signature, message)).toBe(true)
  expect(await ask('solana_getAccounts')).toHaveLength(2)
  made.lock()
  await expect(ask('solana_signMessage', params)).rejects.toMatchObject({ code: 4100 })
})

test('R-HOST-73 signs one or several transactions and sends one', async () => {
  const { ask, wire, alice } = await opened()
  await chain.airdrop({ to: alice, lamports: 3n * SOL })
  const before = await balance(CAROL)
  const [transaction, second] = [await wire(), await wire()]
  const signed = await ask('solana_signTransaction', { transaction, pubkey: alice })
  const { signatures } = getTransactionDecoder().decode(base64.decode(String(part(signed, 'transaction'))))
  expect(base58.encode(Uint8Array.from(signatures[alice] ?? []))).toBe(part(signed, 'signature'))
  const all = await ask('solana_signAllTransactions', { transactions: [transaction, second] })
  expect(part(all, 'transactions', 0)).toBe(part(signed, 'transaction'))
  const sendOptions = { preflightCommitment: 'confirmed' }
  const sent = await ask('solana_signAndSendTransaction', { transaction, pubkey: alice, sendOptions })
  expect(part(sent, 'signature')).toBe(part(signed, 'signature'))
  expect((await balance(CAROL)) - before).toBe(SOL)
})

test('R-HOST-73 rejects requests that are unreadable, unsupported or on another network', async () => {
  const { ask, made } = await opened()
  await expect(ask('solana_signMessage', { message: '0' })).rejects.toMatchObject({ code: -32602 })
  await expect(ask('solana_burn')).rejects.toMatchObject({ code: 4200 })
  made.setChains(['solana:mainnet'])
  await expect(ask('solana_getAccounts')).rejects.toMatchObject({ code: 4901 })
})

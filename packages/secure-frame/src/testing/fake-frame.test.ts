import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { parseTransaction, recoverTransactionAddress, verifyMessage, verifyTypedData } from 'viem'
import { failureOf, openClient, SIGNING } from '../../test/open-client.js'
import { createFakeFrame, type FakeFrameOptions } from './index.js'

const EMAIL = { email: 'ada@example.org' }
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const turn = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function open(options: FakeFrameOptions = {}) {
  const frame = createFakeFrame(options)
  const { client, events } = openClient(frame.openChannel)
  const rpc = (method: string, params: unknown, chainId = 'eip155:1') =>
    client.request('RPC_REQUEST', { method, params, chainId })
  const signed = async (method: string, params: unknown, chainId?: string) => {
    const response = rpc(method, params, chainId)
    await turn()
    await frame.approve()
    return response
  }
  return { frame, client, events, rpc, signed }
}

test('logs in with a code and stops after five wrong ones', async () => {
  const { client, frame, events } = open()
  expect(await client.request('CONNECT_EMAIL', EMAIL)).toEqual({ action: 'VERIFY_OTP' })
  for (let tries = 0; tries < 5; tries++) {
    expect((await failureOf(client.request('CONNECT_OTP', { otp: '000000' }))).reason).toBe('otp_wrong')
  }
  expect((await failureOf(client.request('CONNECT_OTP', { otp: '123456' }))).reason).toBe('otp_dead')
  await client.request('CONNECT_EMAIL', EMAIL)
  await client.request('CONNECT_OTP', { otp: '123456' })
  expect(await client.request('GET_USER', { chainId: SOLANA })).toMatchObject({
    ...EMAIL,
    chainId: SOLANA,
    address: frame.addresses.solana,
  })
  expect(await client.request('GET_USER', { chainId: 1 })).toMatchObject({ address: frame.addresses.eip155 })
  await client.request('SIGN_OUT', undefined)
  expect(events).toEqual([
    { name: 'session', token: expect.stringMatching(/./) },
    { name: 'session', token: '' },
  ])
  expect((await failureOf(client.request('GET_USER', {}))).rpcCode).toBe(4100)
})

test('logs in with a device link and then the code', async () => {
  const { client, frame } = open({ emailAction: 'VERIFY_DEVICE', code: '654321' })
  expect(await client.request('CONNECT_EMAIL', EMAIL)).toEqual({ action: 'VERIFY_DEVICE' })
  const device = client.request('CONNECT_DEVICE', undefined)
  await turn()
  frame.approveDevice()
  await device
  await client.request('CONNECT_OTP', { otp: '654321' })
  expect(frame.user()).toEqual(EMAIL)
})

test('logs in with a social handle once', async () => {
  const { client, frame } = open()
  const { uri } = await client.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  expect(uri).toBe('https://secure.example/social/start?provider=google')
  const handle = frame.finishSocial({ ...EMAIL, userName: 'ada' })
  expect(await client.request('CONNECT_SOCIAL', handle)).toMatchObject({
    userName: 'ada',
    address: frame.addresses.eip155,
  })
  expect((await failureOf(client.request('CONNECT_SOCIAL', handle))).rpcCode).toBe(4100)
})

test('logs in with a scanned code', async () => {
  const { client, frame } = open()
  expect((await client.request('GET_FARCASTER_URI', undefined)).url).toMatch(/^https:/)
  const connected = client.request('CONNECT_FARCASTER', undefined)
  await turn()
  frame.approveFarcaster('ada')
  expect(await connected).toEqual({ userName: 'ada' })
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
})

test('changes the email with the codes of both addresses', async () => {
  const { client, frame } = open({ user: EMAIL })
  const otp = '123456'
  const next = { email: 'new@example.org' }
  const changing = client.request('UPDATE_EMAIL', next)
  await turn()
  await frame.approve(true)
  expect(await changing).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  expect((await failureOf(client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }))).code).toBe('frame/error-response')
  await client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
  expect(await client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })).toEqual({ newEmail: next.email })
  expect(frame.user()).toEqual(next)
})

test('switches networks and account types and rejects smart accounts', async () => {
  const { client, frame } = open({ user: EMAIL })
  expect(await client.request('GET_CHAIN_ID', undefined)).toEqual({ chainId: 'eip155:1' })
  expect(await client.request('SWITCH_NETWORK', { chainId: SOLANA })).toEqual({ chainId: SOLANA })
  expect(await client.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({
    type: 'eoa',
    address: frame.addresses.solana,
  })
  expect((await failureOf(client.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }))).rpcCode).toBe(4200)
  expect((await failureOf(client.request('INIT_SMART_ACCOUNT', undefined))).rpcCode).toBe(4200)
  expect(await client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)).toEqual({
    smartAccountEnabledNetworks: [],
  })
  await client.request('RELOAD', undefined)
})

test('signs messages and typed data with the key of the address', async () => {
  const { frame, signed } = open({ user: EMAIL })
  const address = frame.addresses.eip155
  const hex = v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x'))
  const signature = v.parse(hex, await signed('personal_sign', ['0x68656c6c6f', address]))
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

  const typed = {
    domain: { name: 'App', chainId: 1 },
    types: { Mail: [{ name: 'to', type: 'string' }] },
    primaryType: 'Mail' as const,
    message: { to: 'ada' },
  }
  const typedSignature = v.parse(hex, await signed('eth_signTypedData_v4', [address, JSON.stringify(typed)]))
  expect(await verifyTypedData({ address, ...typed, signature: typedSignature })).toBe(true)
})

test('completes, signs and sends a transaction to the test’s chain', async () => {
  const sent: unknown[] = []
  const rawSchema = v.strictTuple([
    v.strictTuple([v.custom<`0x02${string}`>((text) => typeof text === 'string' && text.startsWith('0x02'))]),
  ])
  const results = new Map<string, unknown>([
    ['eth_getTransactionCount', '0x7'],
    ['eth_estimateGas', '0x5208'],
    ['eth_gasPrice', '0x3b9aca00'],
  ])
  const hash = `0x${'ab'.repeat(32)}`
  const { frame, signed, rpc } = open({
    user: EMAIL,
    rpc: async (method, params) => {
      if (method !== 'eth_sendRawTransaction') return results.get(method)
      sent.push(params)
      return hash
    },
  })
  const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(await signed('eth_sendTransaction', [{ to, value: '0xde0b6b3a7640000' }], 'eip155:10')).toBe(hash)
  const [[raw]] = v.parse(rawSchema, sent)
  expect(parseTransaction(raw)).toMatchObject({ chainId: 10, nonce: 7, value: 10n ** 18n, gas: 21_000n })
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(frame.addresses.eip155)
  expect(await rpc('eth_accounts', [])).toEqual([frame.addresses.eip155])
})

test('signs Solana messages and transactions at the key’s index', async () => {
  const { frame, signed } = open({ user: EMAIL })
  const { solana: pubkey } = frame.addresses
  const publicKey = base58.decode(pubkey)
  const bytes = new TextEncoder().encode('hello')
  const { signature } = v.parse(
    v.object({ signature: v.string() }),
    await signed('solana_signMessage', { message: base58.encode(bytes), pubkey }, SOLANA),
  )
  expect(ed25519.verify(base58.decode(signature), bytes, publicKey)).toBe(true)

  const message = Uint8Array.from([
    0x80,
    2,
    0,
    0,
    2,
    ...new Uint8Array(32).fill(7),
    ...publicKey,
    ...new Uint8Array(32),
    0,
    0,
  ])
  const transaction = base64.encode(Uint8Array.from([2, ...new Uint8Array(128), ...message]))
  const one = v.parse(
    v.object({ signature: v.string(), transaction: v.string() }),
    await signed('solana_signTransaction', { transaction, pubkey }, SOLANA),
  )
  const wire = base64.decode(one.transaction)
  expect(base58.encode(wire.subarray(65, 129))).toBe(one.signature)
  expect(ed25519.verify(wire.subarray(65, 129), message, publicKey)).toBe(true)
  expect(await signed('solana_signAllTransactions', { transactions: [transaction], pubkey }, SOLANA)).toEqual({
    transactions: [one.transaction],
  })
  expect(await signed('solana_signAndSendTransaction', { transaction, pubkey }, SOLANA)).toEqual({
    signature: one.signature,
  })
})

test('R-FRAME-43 rejects an approval when logged out, declines it, or responds for the test while the frame is shown', async () => {
  const loggedOut = open()
  expect((await failureOf(loggedOut.rpc('personal_sign', SIGNING.params))).rpcCode).toBe(4100)
  const { frame, rpc, events } = open({ user: EMAIL })
  const first = rpc('personal_sign', SIGNING.params)
  const second = rpc('wallet_sendCalls', [{ calls: [] }])
  await turn()
  expect(frame.waiting()).toEqual([
    SIGNING,
    { method: 'wallet_sendCalls', params: [{ calls: [] }], chainId: 'eip155:1' },
  ])
  frame.reject()
  expect(await failureOf(first)).toMatchObject({ rpcCode: 4001, message: 'User rejected the request' })
  await frame.approve({ id: '0x1' })
  expect(await second).toEqual({ id: '0x1' })
  expect(events).toEqual([{ name: 'show' }, { name: 'hide' }])
  expect(() => frame.reject()).toThrow('No request waits for an approval')
})

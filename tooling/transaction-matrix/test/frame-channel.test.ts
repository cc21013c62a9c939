/** What the client and the shipped frame say to each other, over the frame's own app, session and server. */
import { setImmediate } from 'node:timers'
import { until } from '@bowline/jest-preset/fixtures'
import type { FrameRequestName } from '@bowline/secure-frame/protocol'
import { FRAME_REQUEST_NAMES } from '../../../packages/secure-frame/src/protocol/request-names.js'
import { getRpcResponseKind } from '../../../packages/secure-frame/src/protocol/response-schemas.js'
import { failureOf, openClient } from '../../../packages/secure-frame/test/open-client.js'
import { createRealFrame, type RealFrameParams } from '../src/real-frame.js'

const EMAIL = { email: 'ada@mail.example' }
const APP = { metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] }, projectId: 'project' }
const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NODE: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_getCode: '0x',
  eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
}
const respond = async (request: Request) => {
  const { method } = await request.json()
  return Response.json(method in NODE ? { id: 1, result: NODE[method] } : { id: 1, error: { code: -32601 } })
}

const closers: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const close of closers.splice(0)) close()
})

function open(params: RealFrameParams = {}, options: { readonly enableLogger?: boolean } = {}) {
  const frame = createRealFrame({ fetch: respond, ...params })
  const opened = openClient(frame.openChannel, options)
  closers.push(opened.client.end, frame.close)
  return { frame, ...opened }
}
type Opened = ReturnType<typeof open>

/** Logs in by mail, and resolves to the user's address. */
async function logIn({ frame, client }: Opened): Promise<string> {
  await client.request('CONNECT_EMAIL', EMAIL)
  await client.request('CONNECT_OTP', { otp: frame.code() })
  return (await client.request('GET_USER', { chainId: 1 })).address
}
const rpc = ({ client }: Opened, method: string, params: unknown) =>
  client.request('RPC_REQUEST', { method, params, chainId: 'eip155:1' })

/** What a promise settled with so far. */
function follow(promise: Promise<unknown>) {
  const ends: unknown[] = []
  const note = (end: unknown) => ends.push(end)
  promise.then(note, note)
  return ends
}
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
/** Lets work that needs no timer go on, such as that of Web Crypto. */
async function untilNow(isSo: () => boolean) {
  for (let turn = 0; turn < 100_000 && !isSo(); turn++) await new Promise((resolve) => setImmediate(resolve))
  if (!isSo()) throw new Error('It did not become so')
}

const PAYLOADS: Partial<Record<FrameRequestName, unknown>> = {
  SWITCH_NETWORK: { chainId: 1 },
  CONNECT_EMAIL: EMAIL,
  CONNECT_OTP: { otp: '000000' },
  CONNECT_SOCIAL: { uri: 'handle=x' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'x' },
  RPC_REQUEST: { method: 'eth_accounts', params: [], chainId: 'eip155:1' },
  UPDATE_EMAIL: EMAIL,
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '000000' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '000000' },
  SYNC_THEME: { themeMode: 'light' },
  SYNC_DAPP_DATA: APP,
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  CONNECT_WINDOW: { method: 'email' },
  CONNECT_REDIRECT: { method: 'email', returnTo: 'https://app.example/' },
}

test.each(FRAME_REQUEST_NAMES)('R-FRAME-27 R-FRAME-22 responds to %s once, by its own name and id', async (name) => {
  const { frame, client } = open()
  await client.request('IS_CONNECTED', undefined)
  const id = crypto.randomUUID()
  const payload = PAYLOADS[name]
  frame.postAs('page', { id, type: `@bowline-app/${name}`, ...(payload !== undefined && { payload }) })
  await until(() => frame.responsesTo(id).length > 0)
  const types = frame.responsesTo(id).map(({ type }) => type)
  expect(types).toEqual([expect.stringMatching(`^@bowline-frame/${name}_(SUCCESS|ERROR)$`)])
})

test('R-FRAME-22 R-FRAME-23 gives each request an unguessable id, and ignores responses that no request waits for', async () => {
  const opened = open()
  const { frame, client } = opened
  await logIn(opened)
  frame.postAs('frame', {
    id: crypto.randomUUID(),
    type: '@bowline-frame/GET_CHAIN_ID_SUCCESS',
    payload: { chainId: 5 },
  })
  expect(await client.request('GET_CHAIN_ID', undefined)).toEqual({ chainId: 1 })
  const asked = frame.messages.filter(({ from, id }) => from === 'page' && id !== undefined)
  const ids = asked.map(({ id }) => id ?? '')
  expect(new Set(ids).size).toBe(asked.length)
  for (const id of ids) expect(id).toMatch(UUID_V4)
  for (const id of ids) expect(frame.responsesTo(id)).toHaveLength(1)
  frame.postAs('frame', { ...frame.responsesTo(ids.at(-1))[0], payload: { chainId: 137 } })
  expect(await client.request('GET_CHAIN_ID', undefined)).toEqual({ chainId: 1 })
})

test.each([
  ['no batch', []],
  ['two batches', [{ calls: [] }, { calls: [] }]],
  ['no calls', [{}]],
  ['a call to a name', [{ calls: [{ to: 'ada.eth' }] }]],
  ['data without prefix', [{ calls: [{ to: FRIEND, data: '12' }] }]],
  ['a list of capabilities', [{ calls: [{ to: FRIEND }], capabilities: [] }]],
])(
  'R-FRAME-33 refuses a batch with %s in the client, and in the frame when the client is bypassed',
  async (_, params) => {
    const opened = open({ decide: () => undefined })
    const { frame } = opened
    await logIn(opened)
    expect(await failureOf(rpc(opened, 'wallet_sendCalls', params))).toMatchObject({ code: 'frame/invalid-request' })
    const id = crypto.randomUUID()
    const payload = { method: 'wallet_sendCalls', params, chainId: 'eip155:1' }
    frame.postAs('page', { id, type: '@bowline-app/RPC_REQUEST', payload })
    await opened.client.request('GET_CHAIN_ID', undefined)
    expect(frame.responsesTo(id).every(({ type }) => type === '@bowline-frame/RPC_REQUEST_ERROR')).toBe(true)
    expect(frame.requestsOf('RPC_REQUEST')).toEqual([payload])
  },
)

test('R-FRAME-33 R-FRAME-39 sends no method of neither list to the frame, and the frame executes none', async () => {
  const opened = open()
  await logIn(opened)
  expect(await failureOf(rpc(opened, 'eth_sign', []))).toMatchObject({ code: 'frame/unsupported-method' })
  const id = crypto.randomUUID()
  const payload = { method: 'eth_sign', params: [], chainId: 'eip155:1' }
  opened.frame.postAs('page', { id, type: '@bowline-app/RPC_REQUEST', payload })
  await opened.client.request('GET_CHAIN_ID', undefined)
  expect(opened.frame.responsesTo(id).every(({ type }) => type.endsWith('_ERROR'))).toBe(true)
})

test('R-FRAME-35 classes the frame’s hash and signatures as transaction responses, and the rest as objects', async () => {
  const opened = open()
  const own = await logIn(opened)
  const typedData = JSON.stringify({
    ...{ domain: { name: 'A' }, primaryType: 'M', message: { text: 'x' } },
    types: { EIP712Domain: [{ name: 'name', type: 'string' }], M: [{ name: 'text', type: 'string' }] },
  })
  const responses = {
    eth_sendTransaction: await rpc(opened, 'eth_sendTransaction', [{ from: own, to: FRIEND }]),
    personal_sign: await rpc(opened, 'personal_sign', ['0x48', own]),
    eth_signTypedData_v4: await rpc(opened, 'eth_signTypedData_v4', [own, typedData]),
    eth_accounts: await rpc(opened, 'eth_accounts', []),
    eth_getTransactionCount: await rpc(opened, 'eth_getTransactionCount', [own, 'latest']),
  }
  expect(Object.values(responses).map(getRpcResponseKind)).toEqual([
    ...['transaction', 'transaction', 'transaction'],
    ...['object', 'object'],
  ])
  expect(responses.eth_sendTransaction).toMatch(/^0x[\da-f]{64}$/)
  expect(responses.personal_sign).toMatch(/^0x[\da-f]{130}$/)
})

test.each(['0xab', `0x${'a'.repeat(61)}`, null, { hash: '0x' }])(
  'R-FRAME-35 takes %j for no signature of a message that waits in the frame',
  async (response) => {
    const opened = open({ decide: () => undefined })
    const own = await logIn(opened)
    const failure = failureOf(rpc(opened, 'personal_sign', ['0x48', own]))
    await until(() => opened.frame.requestsOf('RPC_REQUEST').length > 0)
    const { id } = opened.frame.messages.findLast(({ type }) => type === '@bowline-app/RPC_REQUEST') ?? {}
    opened.frame.postAs('frame', { id, type: '@bowline-frame/RPC_REQUEST_SUCCESS', payload: response })
    expect(await failure).toMatchObject({ message: 'An error occurred' })
  },
)

test('R-FRAME-12 lets theme, app data and account type wait for the frame without the limit of 20 s', async () => {
  fakeTime()
  let isLoaded = false
  const { frame, client } = open({ load: () => (isLoaded ? Promise.resolve() : new Promise(() => {})) })
  const theme = follow(client.request('SYNC_THEME', { themeMode: 'light' }))
  const app = follow(client.request('SYNC_DAPP_DATA', APP))
  const type = follow(client.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' }))
  const limited = follow(client.request('IS_CONNECTED', undefined))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(limited).toMatchObject([{ code: 'frame/load-failed', message: 'Something went wrong' }])
  await jest.advanceTimersByTimeAsync(600_000)
  expect([theme, app, type]).toEqual([[], [], []])
  isLoaded = true
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await untilNow(() => theme.length + app.length + type.length === 3)
  expect([frame.themes, theme, app]).toEqual([[{ themeMode: 'light' }], [undefined], [undefined]])
})

test('R-FRAME-14 R-FRAME-13 counts the 30 s from when the request is sent, not while the frame loads', async () => {
  fakeTime()
  const silent = new Promise<void>(() => {})
  const { frame, client, faults } = open({ load: () => new Promise((resolve) => setTimeout(resolve, 15_000)) })
  frame.scene.server.handle = () => silent.then(() => new Response())
  const login = follow(client.request('CONNECT_EMAIL', EMAIL))
  await jest.advanceTimersByTimeAsync(15_000)
  await untilNow(() => frame.requestsOf('CONNECT_EMAIL').length === 1)
  await jest.advanceTimersByTimeAsync(29_999)
  expect([login, faults]).toEqual([[], []])
  await jest.advanceTimersByTimeAsync(1)
  expect([login, faults]).toMatchObject([[{ code: 'frame/timeout' }], ['iframe_request_timeout']])
})

test('R-FRAME-67 replaces a frame that reloads, and sends what waits meanwhile once, to the next one', async () => {
  const { frame, client, presences } = open()
  await client.request('IS_CONNECTED', undefined)
  const reloaded = client.request('RELOAD', undefined)
  const login = client.request('CONNECT_EMAIL', EMAIL)
  expect([await reloaded, await login]).toEqual([undefined, { action: 'VERIFY_OTP' }])
  expect([frame.count(), frame.requestsOf('CONNECT_EMAIL').length, frame.scene.mails.length]).toEqual([2, 1, 1])
  expect(presences).toEqual([true, false, true])
  await client.request('CONNECT_OTP', { otp: frame.code() })
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
})

test.each([
  [false, ['failed CONNECT_OTP', 'failed RPC_REQUEST']],
  [true, ['ready ', 'sent CONNECT_EMAIL', 'answered CONNECT_EMAIL', 'failed CONNECT_OTP', 'sent RPC_REQUEST']],
])('R-FRAME-60 logs what fails in the frame by its type, with enableLogger %s', async (enableLogger, expected) => {
  const decisions = [false]
  const opened = open({ decide: () => decisions.shift() }, { enableLogger })
  const { frame, client, lines } = opened
  await client.request('CONNECT_EMAIL', EMAIL)
  const wrong = String((Number(frame.code()) + 1) % 1_000_000).padStart(6, '0')
  await failureOf(client.request('CONNECT_OTP', { otp: wrong }))
  await client.request('CONNECT_OTP', { otp: frame.code() })
  const { address } = await client.request('GET_USER', { chainId: 1 })
  // A rejection by the user is no error of the frame; a node that does not know a method is one.
  expect(await failureOf(rpc(opened, 'personal_sign', ['0x48', address]))).toMatchObject({ rpcCode: 4001 })
  await failureOf(rpc(opened, 'eth_call', [{}]))
  const events = lines.map(({ event, type }) => `${event} ${type ?? ''}`)
  if (enableLogger) expect(events).toEqual(expect.arrayContaining(expected))
  else expect(events).toEqual(expected)
  for (const secret of [EMAIL.email, frame.code(), wrong, address]) expect(JSON.stringify(lines)).not.toContain(secret)
})

test('R-FRAME-60 R-FRAME-83 logs no error for the first refusal of a login in the page', async () => {
  const { client, lines } = open({ login: 'window' })
  expect(await failureOf(client.request('CONNECT_EMAIL', EMAIL))).toMatchObject({ reason: 'login_window' })
  expect(lines).toEqual([])
})

test('R-FRAME-61 downloads at most 1,024,000 bytes of the newest entries, named after the project', async () => {
  let isLoaded = false
  const { client } = open({ load: () => (isLoaded ? Promise.resolve() : new Promise(() => {})) })
  for (let round = 0; round < 150; round++) {
    const all = Array.from({ length: 90 }, () => client.request('GET_CHAIN_ID', undefined).catch(() => undefined))
    client.end()
    await Promise.all(all)
  }
  isLoaded = true
  await client.request('CONNECT_EMAIL', EMAIL)
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:https://app.example/1'
  }
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    names.push(this.download)
  }
  client.downloadLogs()
  const text = (await blobs[0]?.text()) ?? ''
  expect([names, text.length > 1_023_000, text.length <= 1_024_000]).toEqual([['frame-logs-project.txt'], true, true])
  expect(text).toContain('"event":"answered","type":"CONNECT_EMAIL"')
  expect(text).not.toContain(EMAIL.email)
})

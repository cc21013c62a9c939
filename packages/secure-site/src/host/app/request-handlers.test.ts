import { type ServedFrame, serveFrame } from '../../../test/served-frame.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const frames: ServedFrame[] = []
const serve = async (...options: Parameters<typeof serveFrame>) => {
  const frame = await serveFrame(...options)
  frames.push(frame)
  return frame
}
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})

test('R-FRAME-18 R-FRAME-24 responds to requests by id with increasing sequence numbers', async () => {
  const frame = await serve()
  const ping = await frame.request('PING')
  const network = await frame.request('GET_CHAIN_ID')
  expect(ping).toMatchObject({ seq: 1, type: '@bowline-frame/PING_SUCCESS' })
  expect(network).toMatchObject({ seq: 2, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } })
})

test('R-FRAME-26 R-FRAME-28 R-FRAME-30 R-FRAME-31 logs in, returns the user for each chain, and signs out', async () => {
  const frame = await serve()
  expect(await frame.request('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
  expect(await frame.request('GET_USER')).toMatchObject({
    type: '@bowline-frame/GET_USER_ERROR',
    payload: { message: 'You’re not logged in', reason: 'logged_out', code: 4100 },
  })
  expect(await frame.request('CONNECT_EMAIL', { email: 'ada@example.org' })).toMatchObject({
    payload: { action: 'VERIFY_OTP' },
  })
  expect(await frame.request('CONNECT_OTP', { otp: '000000' })).toMatchObject({
    type: '@bowline-frame/CONNECT_OTP_ERROR',
    payload: { message: 'Wrong code', reason: 'otp_wrong' },
  })
  expect(await frame.request('CONNECT_OTP', { otp: '123456' })).toMatchObject({
    type: '@bowline-frame/CONNECT_OTP_SUCCESS',
  })
  const { eip155, solana: onSolana } = frame.signer.addresses()
  expect((await frame.request('GET_USER', { chainId: 137 })).payload).toEqual({
    address: eip155,
    chainId: 137,
    email: 'ada@example.org',
    accounts: [{ type: 'eoa', address: eip155 }],
    preferredAccountType: 'eoa',
  })
  expect((await frame.request('GET_USER', { chainId: solana })).payload).toMatchObject({
    address: onSolana,
    chainId: solana,
  })
  expect(await frame.request('SIGN_OUT')).toMatchObject({ type: '@bowline-frame/SIGN_OUT_SUCCESS' })
  expect(await frame.request('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
})

test('R-FRAME-26 R-FRAME-31 switches networks, applies the theme, and rejects smart accounts', async () => {
  const frame = await serve()
  await frame.logIn()
  expect((await frame.request('SWITCH_NETWORK', { chainId: 'eip155:137' })).payload).toEqual({ chainId: 137 })
  expect((await frame.request('GET_CHAIN_ID')).payload).toEqual({ chainId: 137 })
  expect((await frame.request('SWITCH_NETWORK', { chainId: 5 })).payload).toEqual({
    message: 'Chain is not supported',
    code: 4902,
  })
  expect((await frame.request('GET_CHAIN_ID')).payload).toEqual({ chainId: 137 })
  await frame.request('SYNC_THEME', { themeMode: 'light' })
  await frame.request('RELOAD')
  expect(frame.themes).toEqual([{ themeMode: 'light' }, 'reloaded'])
  expect((await frame.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).payload).toEqual({
    type: 'eoa',
    address: frame.signer.addresses().eip155,
  })
  const rejected = { message: 'Smart accounts are not offered on this network', code: 4200 }
  expect((await frame.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).payload).toEqual(rejected)
  expect((await frame.request('INIT_SMART_ACCOUNT')).payload).toEqual(rejected)
  expect((await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).payload).toEqual({
    smartAccountEnabledNetworks: [],
  })
})

test('R-FRAME-36 R-FRAME-37 sends methods without approval only to the node of the request’s network', async () => {
  const frame = await serve({ node: { eth_getBalance: '0x5' } })
  await frame.logIn()
  const { eip155 } = frame.signer.addresses()
  expect((await frame.rpc('eth_chainId', [], 'eip155:137')).payload).toBe('0x89')
  expect((await frame.rpc('eth_accounts')).payload).toEqual([eip155])
  expect((await frame.rpc('wallet_getCapabilities', [eip155])).payload).toEqual({})
  expect(frame.nodeRequests).toEqual([])
  expect((await frame.rpc('eth_getBalance', [eip155, 'latest'], 'eip155:137')).payload).toBe('0x5')
  expect(frame.nodeRequests).toEqual([
    { url: 'https://node.example/eip155:137', method: 'eth_getBalance', params: [eip155, 'latest'] },
  ])
  expect((await frame.rpc('eth_blockNumber', [], 'eip155:5')).payload).toMatchObject({ code: 4902 })
  expect((await frame.rpc('eth_blockNumber', [], solana)).payload).toMatchObject({ code: 4902 })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-37 lists the native token as the asset of an account', async () => {
  const frame = await serve({ node: { eth_getBalance: '0x5' } })
  await frame.logIn()
  const { eip155: account } = frame.signer.addresses()
  const assets = async (request: object) => (await frame.rpc('wallet_getAssets', [request], 'eip155:137')).payload
  const listed = {
    '0x89': [
      { address: 'native', balance: '0x5', type: 'NATIVE', metadata: expect.objectContaining({ decimals: 18 }) },
    ],
  }
  expect(await assets({ account })).toEqual(listed)
  expect(await assets({ account, chainFilter: ['0x089'], assetTypeFilter: ['native'] })).toEqual(listed)
  expect(await assets({ account, chainFilter: ['0x1', 'x'] })).toEqual({})
  expect(await assets({ account, assetTypeFilter: ['erc20'] })).toEqual({})
  expect(await assets({ account: 'ada' })).toMatchObject({ code: -32602 })
})

test('R-FRAME-37 reports no batches and no user operations, and requests `eth_getAccount` from the node', async () => {
  const frame = await serve()
  await frame.logIn()
  const result = async (method: string, params: unknown) => (await frame.rpc(method, params)).payload
  expect(await result('wallet_getCallsStatus', ['0x1'])).toMatchObject({ code: 5730 })
  expect(await result('eth_getUserOperationReceipt', ['0x1'])).toBeNull()
  expect(await result('eth_getUserOperationByHash', ['0x1'])).toBeNull()
  expect(await result('eth_supportedEntryPoints', [])).toEqual([])
  expect(await result('eth_estimateUserOperationGas', [{}])).toMatchObject({ code: 4200 })
  expect(frame.nodeRequests).toEqual([])
  await result('eth_getAccount', ['0x1', 'latest'])
  expect(frame.nodeRequests).toMatchObject([{ method: 'eth_getAccount', params: ['0x1', 'latest'] }])
  expect(frame.cards).toEqual([])
})

test('R-FRAME-38 rejects unsupported wallet methods without showing a card', async () => {
  const frame = await serve()
  await frame.logIn()
  const call = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  const batch = (change: object) => [{ version: '2.0.0', chainId: '0x1', calls: [call], ...change }]
  const code = async (method: string, params: unknown) => (await frame.rpc(method, params)).payload
  expect(await code('wallet_sendCalls', batch({}))).toMatchObject({ code: 4200 })
  expect(
    await code('wallet_sendCalls', batch({ capabilities: { paymasterService: { url: 'https://bad.example' } } })),
  ).toMatchObject({ code: 5700 })
  expect(await code('wallet_sendCalls', batch({ capabilities: { x: { optional: true } } }))).toMatchObject({
    code: 4200,
  })
  expect(await code('wallet_sendCalls', batch({ calls: [] }))).toMatchObject({ code: -32602 })
  expect(await code('wallet_sendCalls', batch({ calls: Array(51).fill(call) }))).toMatchObject({ code: -32602 })
  expect(await code('wallet_sendCalls', batch({ id: 'x'.repeat(4_097) }))).toMatchObject({ code: -32602 })
  expect(await code('wallet_grantPermissions', [{}])).toMatchObject({ code: 4200 })
  expect(await code('eth_sendUserOperation', [{}])).toMatchObject({ code: 4200 })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-39 R-FRAME-21 ignores unlisted methods and malformed messages without a trace', async () => {
  const frame = await serve()
  await frame.logIn()
  const before = frame.received.length
  for (const method of ['eth_sign', 'eth_signTransaction', 'debug_traceCall', '__proto__', 'constructor']) {
    frame.send('RPC_REQUEST', { method, params: [], chainId: 'eip155:1' })
  }
  for (const raw of [
    null,
    'x',
    1,
    [],
    {},
    { type: '@bowline-app/PING' },
    { id: 'x', seq: 99, type: '@bowline-app/PING' },
  ]) {
    frame.post(raw)
  }
  frame.send('NO_SUCH')
  expect(await frame.request('PING')).toMatchObject({ type: '@bowline-frame/PING_SUCCESS' })
  expect(frame.received).toHaveLength(before + 1)
  expect(frame.nodeRequests).toEqual([])
  expect(frame.cards).toEqual([])
})

test('R-FRAME-43 rejects signing requests without showing a card when no user is logged in', async () => {
  const frame = await serve()
  const from = frame.signer.addresses().eip155
  for (const [method, params] of [
    ['personal_sign', ['0x48', from]],
    ['eth_sendTransaction', [{ to: from }]],
    ['wallet_sendCalls', [{ calls: [{ to: from }] }]],
  ] as const) {
    expect(await frame.rpc(method, params)).toMatchObject({
      type: '@bowline-frame/RPC_REQUEST_ERROR',
      payload: { message: 'You’re not logged in', reason: 'logged_out', code: 4100 },
    })
  }
  expect(frame.cards).toEqual([])
})

test('R-FRAME-41 drops only the approval that the page cancels and keeps serving other requests', async () => {
  const frame = await serve({ decide: () => undefined, node: { eth_blockNumber: '0x9' } })
  await frame.logIn()
  const from = frame.signer.addresses().eip155
  const ask = () => frame.send('RPC_REQUEST', { method: 'personal_sign', params: ['0x48', from], chainId: 'eip155:1' })
  const first = ask()
  const second = ask()
  const login = frame.send('CONNECT_DEVICE')
  expect((await frame.rpc('eth_blockNumber')).payload).toBe('0x9')
  frame.post({ seq: 100, type: '@bowline-app/RPC_ABORT', payload: { id: first } })
  frame.post({ seq: 101, type: '@bowline-app/RPC_ABORT', payload: { id: login } })
  const ping = crypto.randomUUID()
  frame.post({ id: ping, seq: 102, type: '@bowline-app/PING' })
  await frame.waitForResponse(ping)
  expect(frame.received.some(({ id = '' }) => [first, second, login].includes(id))).toBe(false)
  expect(frame.cards).toHaveLength(2)
})

test('R-FRAME-42 rejects only the declined request when several are waiting', async () => {
  const frame = await serve({ decide: ({ review }) => review.text !== 'no' })
  await frame.logIn()
  const from = frame.signer.addresses().eip155
  const [rejected, signed] = await Promise.all(['no', 'yes'].map((text) => frame.rpc('personal_sign', [text, from])))
  expect(rejected?.payload).toEqual({ message: 'Request was aborted', code: 4001 })
  expect(signed?.payload).toMatch(/^0x[0-9a-f]{130}$/)
})

test('R-FRAME-25 R-FRAME-21 rejects requests beyond the port’s limit and keeps serving', async () => {
  const frame = await serve()
  const ids = Array.from({ length: 120 }, () => frame.send('CONNECT_DEVICE'))
  const last = await frame.waitForResponse(ids.at(-1) ?? '')
  expect(last.payload).toEqual({ code: -32005 })
  const rejected = frame.received.filter(({ type }) => type === '@bowline-frame/CONNECT_DEVICE_ERROR')
  expect(rejected).toHaveLength(21)
})

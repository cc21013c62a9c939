import * as v from 'valibot'
import { appMessageSchema } from './app-messages.js'
import { appType } from './app-type.js'
import { SOCIALS } from './constants.js'
import { FRAME_REQUEST_NAMES, type FrameRequestName } from './request-names.js'
import { getRpcResponseKind, parseResponse } from './response-schemas.js'
import { APPROVAL_RPC, getRpcKind, SAFE_RPC } from './rpc-lists.js'

const id = '3f0c1c2e-8a55-4b6e-9f5d-0a9d8c7b6e5f'
const reads = (name: string, payload?: unknown, ofId = id) =>
  v.safeParse(appMessageSchema, {
    id: ofId,
    seq: 1,
    type: `@bowline-app/${name}`,
    ...(payload === undefined ? {} : { payload }),
  }).success
const isResponse = (name: FrameRequestName, payload: unknown) => parseResponse(name, payload) !== undefined
const rpc = (method: string, params: unknown) => reads('RPC_REQUEST', { method, params, chainId: 'eip155:1' })

test('R-FRAME-18 R-FRAME-26 R-FRAME-27 accepts exactly the page’s request types', () => {
  expect(FRAME_REQUEST_NAMES.map(appType)).toEqual([
    '@bowline-app/SWITCH_NETWORK',
    '@bowline-app/CONNECT_EMAIL',
    '@bowline-app/CONNECT_DEVICE',
    '@bowline-app/CONNECT_OTP',
    '@bowline-app/CONNECT_SOCIAL',
    '@bowline-app/GET_SOCIAL_REDIRECT_URI',
    '@bowline-app/GET_USER',
    '@bowline-app/SIGN_OUT',
    '@bowline-app/IS_CONNECTED',
    '@bowline-app/GET_CHAIN_ID',
    '@bowline-app/RPC_REQUEST',
    '@bowline-app/UPDATE_EMAIL',
    '@bowline-app/UPDATE_EMAIL_PRIMARY_OTP',
    '@bowline-app/UPDATE_EMAIL_SECONDARY_OTP',
    '@bowline-app/SYNC_THEME',
    '@bowline-app/SYNC_DAPP_DATA',
    '@bowline-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    '@bowline-app/INIT_SMART_ACCOUNT',
    '@bowline-app/SET_PREFERRED_ACCOUNT',
    '@bowline-app/GET_FARCASTER_URI',
    '@bowline-app/CONNECT_FARCASTER',
    '@bowline-app/CONNECT_WINDOW',
    '@bowline-app/CONNECT_REDIRECT',
    '@bowline-app/CONNECT_RETURN',
    '@bowline-app/RELOAD',
  ])
})

test.each<[FrameRequestName, object | undefined, unknown]>([
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'ada' }],
  ['CONNECT_EMAIL', { email: 'jörg@müller.example' }, { email: 'a b@c.example' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'a@.' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'a..b@c' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'a..b@c.example' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: '.a@b.example' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'a.@b.example' }],
  ['CONNECT_EMAIL', { email: 'ada@example.org' }, { email: 'a@b' }],
  ['UPDATE_EMAIL', { email: 'ada@example.org' }, { email: 'a@.' }],
  ['CONNECT_WINDOW', { method: 'email', email: 'ada@example.org' }, { method: 'passkey' }],
  ['CONNECT_WINDOW', { method: 'farcaster' }, { method: 'farcaster', returnTo: 'https://app.example' }],
  ['CONNECT_REDIRECT', { method: 'google', returnTo: 'https://app.example/shop' }, { method: 'google' }],
  ['CONNECT_RETURN', undefined, { ticket: 'ticket' }],
  ['CONNECT_OTP', { otp: '123456' }, { otp: 123456 }],
  ['CONNECT_SOCIAL', { uri: 'handle', preferredAccountType: 'eoa', chainId: 1 }, { uri: '' }],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'discord' }, { provider: 'farcaster' }],
  [
    'GET_USER',
    { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', socialUri: 'handle' },
    { preferredAccountType: 'x' },
  ],
  ['SWITCH_NETWORK', { chainId: 1 }, {}],
  ['UPDATE_EMAIL', { email: 'ada@example.org' }, { email: '' }],
  ['SYNC_THEME', { locale: 'ar-EG', themeMode: 'dark', themeVariables: { accent: '#123456' } }, { themeMode: 'blue' }],
  [
    'SYNC_DAPP_DATA',
    { metadata: { name: 'A', description: '', url: 'https://app.example', icons: [] }, projectId: 'p', sdkType: 's' },
    { projectId: 'p' },
  ],
  ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }, { type: 'other' }],
  ['SIGN_OUT', undefined, { extra: true }],
])('R-FRAME-29 R-FRAME-31 R-FRAME-32 accepts a valid payload of %s and rejects an invalid one', (name, good, bad) => {
  expect(reads(name, good)).toBe(true)
  expect(reads(name, bad)).toBe(false)
  expect(reads(name, { ...good, more: 1 })).toBe(false)
})

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
test.each<[FrameRequestName, unknown, unknown]>([
  ['CONNECT_EMAIL', { action: 'VERIFY_DEVICE' }, { action: 'VERIFY' }],
  ['GET_SOCIAL_REDIRECT_URI', { uri: 'https://login.example' }, {}],
  ['CONNECT_SOCIAL', { address, chainId: 1, userName: 'ada', email: 'ada@example.org' }, { address }],
  ['GET_USER', { address, chainId: 'eip155:1', accounts: [{ type: 'eoa', address }] }, { chainId: 1 }],
  ['IS_CONNECTED', { isConnected: false }, { isConnected: 'no' }],
  ['GET_CHAIN_ID', { chainId: 10 }, { chainId: null }],
  ['SWITCH_NETWORK', { chainId: 10 }, undefined],
  ['UPDATE_EMAIL', { action: 'VERIFY_SECONDARY_OTP' }, { action: 'CONNECT' }],
  ['UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'b@example.org' }, { newEmail: 'b' }],
  [
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    { smartAccountEnabledNetworks: [1, 10] },
    { smartAccountEnabledNetworks: ['1'] },
  ],
  ['INIT_SMART_ACCOUNT', { address, isDeployed: true }, { address }],
  ['SET_PREFERRED_ACCOUNT', { type: 'eoa', address }, { type: 'eoa' }],
  ['GET_FARCASTER_URI', { url: 'https://farcaster.example' }, { uri: 'https://farcaster.example' }],
  ['CONNECT_FARCASTER', { userName: 'ada' }, {}],
  ['CONNECT_WINDOW', { email: null, userName: 'ada' }, { token: 'token' }],
  ['CONNECT_RETURN', { email: null, userName: 'ada' }, { email: null, token: 'token' }],
  ['CONNECT_REDIRECT', undefined, { ticket: 'ticket' }],
  ['SIGN_OUT', undefined, {}],
])(
  'R-FRAME-28 R-FRAME-30 R-FRAME-31 R-FRAME-32 accepts a valid response to %s and rejects an invalid one',
  (name, good, bad) => {
    expect(isResponse(name, good)).toBe(true)
    expect(isResponse(name, bad)).toBe(false)
  },
)

test('R-FRAME-18 R-FRAME-23 accepts only UUIDs of version 4 as request ids', () => {
  expect(reads('IS_CONNECTED', undefined, crypto.randomUUID())).toBe(true)
  expect(reads('IS_CONNECTED', undefined, id.toUpperCase())).toBe(true)
  expect(reads('IS_CONNECTED', undefined, id.replace('-4', '-1'))).toBe(false)
  expect(reads('IS_CONNECTED', undefined, id.replace('-9', '-c'))).toBe(false)
  expect(reads('IS_CONNECTED', undefined, `${id}\n`)).toBe(false)
})

test('R-FRAME-33 accepts RPC requests with a listed method, and call batches with hex addresses and data', () => {
  expect(rpc('eth_getBalance', [address, 'latest'])).toBe(true)
  expect(rpc('eth_sign', [address, '0x'])).toBe(false)
  const calls = (...list: unknown[]) => rpc('wallet_sendCalls', [{ chainId: '0x1', from: address, calls: list }])
  expect(calls({ to: address, data: '0x', value: '0x1' }, { to: address })).toBe(true)
  expect(calls({ to: 'ada.eth' })).toBe(false)
  expect(calls({ to: address, data: 'ff' })).toBe(false)
  expect(rpc('wallet_sendCalls', [])).toBe(false)
})

test('R-FRAME-34 checks the send options of Solana methods', () => {
  const send = (sendOptions: unknown) => rpc('solana_signAndSendTransaction', { transaction: 'AQ==', sendOptions })
  expect(send({ skipPreflight: true, preflightCommitment: 'singleGossip', maxRetries: 3, minContextSlot: 1 })).toBe(
    true,
  )
  expect(send(undefined)).toBe(true)
  expect(send({ preflightCommitment: 'soon' })).toBe(false)
  expect(send({ maxRetries: -1 })).toBe(false)
})

test('R-FRAME-35 recognizes hashes and signatures among RPC results', () => {
  expect(getRpcResponseKind(`0x${'a1'.repeat(32)}`)).toBe('transaction')
  expect(getRpcResponseKind(`0x${'a1'.repeat(31)}`)).toBe('transaction')
  expect(getRpcResponseKind(`0x${'a1'.repeat(30)}`)).toBe('object')
  expect(getRpcResponseKind({ hash: '0x' })).toBe('object')
})

test('R-FRAME-37 R-FRAME-38 R-CONST-45 forwards, asks for approval or rejects depending on the method', () => {
  expect([...SAFE_RPC].sort()).toEqual([
    'eth_accounts',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_estimateGas',
    'eth_estimateUserOperationGas',
    'eth_feeHistory',
    'eth_gasPrice',
    'eth_getAccount',
    'eth_getBalance',
    'eth_getBlockByHash',
    'eth_getBlockByNumber',
    'eth_getBlockReceipts',
    'eth_getBlockTransactionCountByHash',
    'eth_getBlockTransactionCountByNumber',
    'eth_getCode',
    'eth_getFilterChanges',
    'eth_getFilterLogs',
    'eth_getLogs',
    'eth_getProof',
    'eth_getStorageAt',
    'eth_getTransactionByBlockHashAndIndex',
    'eth_getTransactionByBlockNumberAndIndex',
    'eth_getTransactionByHash',
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_getUncleCountByBlockHash',
    'eth_getUncleCountByBlockNumber',
    'eth_getUserOperationByHash',
    'eth_getUserOperationReceipt',
    'eth_maxPriorityFeePerGas',
    'eth_newBlockFilter',
    'eth_newFilter',
    'eth_newPendingTransactionFilter',
    'eth_sendRawTransaction',
    'eth_supportedEntryPoints',
    'eth_syncing',
    'eth_uninstallFilter',
    'wallet_getAssets',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
  ])
  expect(APPROVAL_RPC).toEqual([
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'eth_sendUserOperation',
  ])
  expect(SAFE_RPC.map(getRpcKind)).toEqual(SAFE_RPC.map(() => 'safe'))
  expect(APPROVAL_RPC.map(getRpcKind)).toEqual(APPROVAL_RPC.map(() => 'approval'))
  expect(['eth_sign', 'eth_signTransaction', '__proto__', 'constructor', ''].map(getRpcKind)).toEqual(
    Array.from({ length: 5 }, () => 'unsupported'),
  )
})

test('R-CONST-44 lists the social logins in order', () => {
  expect(SOCIALS).toEqual(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'])
})

import { FRAME_REQUEST_NAMES, type FrameRequestName } from '../protocol/request-names.js'
import { APPROVAL_RPC, SAFE_RPC } from '../protocol/rpc-lists.js'
import { getRequestKind } from './request-kind.js'

const rpc = (method: string) => getRequestKind('RPC_REQUEST', { method, chainId: 'eip155:1' })
const namesOf = (is: (name: FrameRequestName) => boolean) => FRAME_REQUEST_NAMES.filter(is)

test('R-FRAME-12 waits without a limit for the theme, the app’s data and the preferred account', () => {
  expect(namesOf((name) => getRequestKind(name, {}).hasNoTimeout)).toEqual([
    'SYNC_THEME',
    'SYNC_DAPP_DATA',
    'SET_PREFERRED_ACCOUNT',
  ])
})

test('R-FRAME-13 gives the steps of a login 30 s', () => {
  expect(namesOf((name) => getRequestKind(name, {}).isLogin)).toEqual([
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'CONNECT_SOCIAL',
    'GET_SOCIAL_REDIRECT_URI',
  ])
})

test('R-FRAME-68 R-FRAME-82 R-FRAME-117 asks the user before a change of the email, before leaving the page, and for RPC alone', () => {
  expect(namesOf((name) => getRequestKind(name, {}).needsApproval)).toEqual(['UPDATE_EMAIL', 'CONNECT_REDIRECT'])
})

test('R-FRAME-69 sends only reads again', () => {
  expect(namesOf((name) => getRequestKind(name, {}).isRead)).toEqual([
    'GET_USER',
    'IS_CONNECTED',
    'GET_CHAIN_ID',
    'SYNC_THEME',
    'SYNC_DAPP_DATA',
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  ])
})

test.each(APPROVAL_RPC)('R-FRAME-38 R-FRAME-69 asks the user for %s, and never sends it again', (method) => {
  expect(rpc(method)).toMatchObject({
    rpc: 'approval',
    needsApproval: true,
    isSending: true,
    isRead: false,
    isBroadcast: false,
  })
})

test.each(SAFE_RPC.filter((method) => method !== 'eth_sendRawTransaction'))(
  'R-FRAME-37 needs no approval for %s, and sends it again',
  (method) => {
    expect(rpc(method)).toMatchObject({ rpc: 'safe', needsApproval: false, isSending: false, isRead: true })
  },
)

test('R-FRAME-69 never repeats what is signed already', () => {
  expect(rpc('eth_sendRawTransaction')).toMatchObject({
    rpc: 'safe',
    isBroadcast: true,
    isSending: true,
    isRead: false,
  })
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'wallet_addEthereumChain',
  'eth_requestAccounts',
  'ETH_ACCOUNTS',
  '',
  '__proto__',
  'constructor',
])('R-FRAME-39 knows no method %j', (method) => {
  expect(rpc(method)).toMatchObject({ rpc: 'unsupported', needsApproval: false, isRead: false })
})

test.each([undefined, null, 'personal_sign', [], {}, { method: 1 }])('R-FRAME-39 knows no method in %j', (payload) => {
  expect(getRequestKind('RPC_REQUEST', payload).rpc).toBe('unsupported')
})

test.each([
  ['RPC_REQUEST', 'Request was aborted'],
  ['GET_FARCASTER_URI', ''],
  ['CONNECT_EMAIL', 'Something went wrong'],
  ['SIGN_OUT', 'Something went wrong'],
] as const)('R-FRAME-15 aborts %s with %j', (name, text) => {
  expect(getRequestKind(name, {}).abortText).toBe(text)
})

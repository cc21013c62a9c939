import { parseWalletError } from '../../adapter.js'
import { WalletRequestError } from '../../errors.js'
import { isKitError } from '../../index.js'

test.each([
  [{ code: 4001 }],
  [{ code: '4001', message: 'x' }],
  [{ code: 5000, message: 'Disapproved' }],
  [{ code: 'ACTION_REJECTED' }],
  ['User rejected the request.'],
  [new Error('MetaMask Tx Signature: User denied transaction signature.')],
  [new Error('Transaction was rejected')],
  [new Error('Request rejected by user')],
  [{ message: 'failed', cause: { code: 4001 } }],
  [{ code: -32603, data: { originalError: { code: 4001 } } }],
  [{ error: { message: 'User cancelled' } }],
])('R-ERR-20 treats %p as a rejection, with the original as cause', (error) => {
  expect(parseWalletError(error)).toMatchObject({ code: 'wallet/user-rejected', cause: error })
})

test.each([
  [{ message: 'Internal', details: 'User denied transaction' }],
  [JSON.stringify({ code: 4001, message: 'x' })],
  [new Error('{"code":4001,"message":"x"}')],
  [{ message: { code: 4001 } }],
  [{ code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
  [{ errorCode: 4001 }],
  [{ code: 'USER_REJECTED_REQUEST' }],
  [{ msg: 'User rejected' }],
  [{ code: -32603, data: 'User rejected the request' }],
])('R-CONN-241 treats %j as a rejection, in any written form', (error) => {
  expect(parseWalletError(error)).toMatchObject({ code: 'wallet/user-rejected', cause: error })
})

test.each([
  ['{"code":-32000,"message":"nonce too low"}', 'nonce too low'],
  ['{ not JSON', '{ not JSON'],
])('R-CONN-241 reports the error inside %j', (text, message) =>
  expect(parseWalletError(new Error(text))).toMatchObject({ code: 'wallet/request-failed', message }),
)

test.each([
  [
    'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met, 100 < 141"}',
    'min relay fee not met, 100 < 141',
    -26,
  ],
  [
    'RPC failed: {"error":{"code":-25,"message":"bad-txns-inputs-missingorspent"}}',
    'bad-txns-inputs-missingorspent',
    -25,
  ],
  ['Transaction simulation failed: {"InstructionError":[0,{"Custom":1}]}', 'Transaction simulation failed', undefined],
  ['Simulation failed [{"a":1}]', 'Simulation failed', undefined],
  ['{"InstructionError":[0,{"Custom":1}]}', 'An error occurred', undefined],
  ['Fee {too low}', 'Fee {too low}', undefined],
  ['Slot [5]', 'Slot [5]', undefined],
])("R-CONN-241 shows the node's message in %j and never its JSON", (text, message, walletCode) => {
  for (const error of [new Error(text), { message: text }, text])
    expect(parseWalletError(error)).toMatchObject({ code: 'wallet/request-failed', message, walletCode })
})

test("R-CONN-241 does not use data a contract returned as the wallet's message", () => {
  expect(parseWalletError({ code: 3, data: '0x08c379a0' })).toMatchObject({
    message: 'An error occurred',
    walletCode: 3,
  })
})

test.each([
  'Already processing eth_requestAccounts. Please wait.',
  'Request of type wallet_requestPermissions already pending for origin https://app.example',
])('R-CONN-241 treats %j without a code as a request that is already open', (words) => {
  expect(parseWalletError(new Error(words))).toMatchObject({ code: 'wallet/request-pending' })
})

test.each([
  'Extension context invalidated.',
  'MetaMask: Disconnected from MetaMask Background. Page reload required.',
  'Attempting to use a disconnected port object',
  'Could not establish connection. Receiving end does not exist.',
  "can't access dead object",
])('R-CONN-276 treats %j as an extension that lost its connection to the page', (words) => {
  for (const error of [new Error(words), { code: -32603, message: 'Internal', data: { message: words } }]) {
    expect(parseWalletError(error)).toMatchObject({ code: 'wallet/reload-needed', cause: error })
  }
})

test.each([
  'Plugin Closed',
  'Connect cancelled',
  'Action canceled',
  'UserRefused',
  'User has not approved',
  'Approval Denied: Popup Closed.',
  'Popup closed',
  'The window was closed',
  'User closed modal',
  'User cancel',
  'You cancelled the request',
  'Cancelled',
  'canceled',
  'Rejected.',
  'Connection declined',
  'closed by the user',
  'User rejected',
  'User declined to sign',
  'The user did not approve the request',
  'User did not confirm',
  'User exited',
  'User closed the popup',
  'Rejected by the wallet user',
  'denied by the user',
  'Request denied',
  'Transaction denied',
  'Signature request denied',
  'Connection request was declined',
  'Sign-in was cancelled',
  'Signing cancelled.',
  'Wallet closed',
  'Wallet popup was closed before connecting',
  'The popup has been closed by the user',
  'Extension window closed',
  'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  'USER_REJECTED',
  'USER_CANCELLED',
])('R-ERR-26 treats %j without a code as a rejection, wherever it appears', (words) => {
  for (const error of [
    words,
    new Error(words),
    { error: { message: words } },
    { error: words },
    { message: 'failed', cause: words },
    { message: 'failed', reason: words },
    { message: 'failed', data: { message: words, cause: null } },
    { message: 'failed', data: { cause: { error: words } } },
    new AggregateError([new Error('failed'), new Error(words)], 'failed'),
    { code: -32603, message: words },
  ]) {
    expect(parseWalletError(error)).toMatchObject({ code: 'wallet/user-rejected' })
  }
})

test.each([
  'Permission rejected',
  'Permissions request was declined',
  'access denied',
  'Access denied',
  'Account access has been refused',
  'message declined',
  'Message was rejected',
  'login cancelled',
  'Login canceled.',
  'authorization refused',
  'Authorization denied',
  'Network change declined',
  'Unlock dismissed',
  'Typed data disapproved',
  'Permission denied by the wallet user',
  'Access refused by your hardware wallet',
])('R-ERR-26 takes %j for a refusal when it has no code', (words) => {
  for (const error of [
    words,
    new Error(words),
    { code: -32603, message: words },
    { message: 'failed', cause: words },
  ]) {
    expect(parseWalletError(error)).toMatchObject({ code: 'wallet/user-rejected' })
  }
})

test.each([403, 429, 502, 4100, 4200, 4900, 4902])(
  'R-ERR-26 takes "Access denied" for a failure when its code %d has another meaning',
  (code) => {
    expect(parseWalletError({ code, message: 'Access denied' })).toMatchObject({ code: 'wallet/request-failed' })
  },
)

test.each(['UserRejectedRequestError', 'UserRejectedError', 'WalletWindowClosedError', 'UserCancelledError'])(
  'R-ERR-26 treats an error named %s as a rejection, whatever its message',
  (name) => {
    expect(parseWalletError(Object.assign(new Error(''), { name }))).toMatchObject({ code: 'wallet/user-rejected' })
    expect(parseWalletError({ message: 'failed', cause: { name } })).toMatchObject({ code: 'wallet/user-rejected' })
  },
)

test('R-CONN-270 does not treat a request dropped after a network change as a rejection by the user', () => {
  const message =
    'The request has been rejected due to a change in selected network. Please verify the selected network.'
  expect(parseWalletError(new Error(message))).toMatchObject({ code: 'wallet/request-failed', message })
  expect(parseWalletError({ code: 4001, message })).toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-ERR-26 treats a rejection as one when the error also contains the rejected transaction', () => {
  const message =
    'user rejected action (action="sendTransaction", reason="rejected", info={ "payload": { "params": [ { "nonce": "0x1" } ] } }, code=ACTION_REJECTED)'
  expect(parseWalletError({ code: 'ACTION_REJECTED', message })).toMatchObject({ code: 'wallet/user-rejected' })
})

test.each([
  { message: 'execution reverted', data: { message: 'denied by the user registry' } },
  { shortMessage: 'The contract reverted with: request denied', cause: { reason: 'request denied' } },
  { message: 'Transaction rejected', cause: { message: 'insufficient funds for gas' } },
  { error: { message: 'Transaction rejected', data: { message: 'Blockhash not found' } } },
])('R-ERR-26 treats %j as a failure wherever it appears', (error) => {
  expect(parseWalletError(error)).toMatchObject({ code: 'wallet/request-failed' })
})

test.each([
  'insufficient funds for gas * price + value',
  'Blockhash not found',
  'execution reverted: not approved',
  'execution reverted: request denied by the user registry',
  'Transaction was rejected by the node: fee too low',
  'Transaction cancelled: nonce too low',
  'Transaction simulation failed: signature rejected',
  'caller is not authorized by the contract',
  'connect ECONNREFUSED 127.0.0.1:8545',
  'The connection was refused',
  'Window has no ethereum',
  'not authorized by contract',
  'Transaction rejected: replacement transaction underpriced',
  'transaction rejected: gas limit too high',
  'Request cancelled: timed out',
  'Transaction was denied: exceeds the block gas limit',
  'Request rejected: unauthorized origin',
  'Request was rejected with status 429 Too Many Requests',
  'Transaction rejected: invalid signature',
  'The wallet connection closed unexpectedly',
  'WebSocket connection closed',
  'Permission denied by policy',
  'Access denied by the firewall',
  'Access denied: status 403',
  'Permission denied because of the origin',
  'Login rejected: invalid credentials',
  'The login was not cancelled',
  'Access denied, the address is on a blocklist',
  'Popup window was blocked by the browser',
  'cannot cancel',
  'The user operation was rejected by the bundler',
  'User operation rejected: AA21 did not pay prefund',
  'ERC20: approve denied for spender, execution failed',
  'Failed to fetch',
])('R-ERR-26 treats %j as a failure, not a rejection', (words) => {
  for (const error of [words, new Error(words), { code: -32000, message: words }]) {
    expect(parseWalletError(error)).toMatchObject({ code: 'wallet/request-failed' })
  }
})

test('R-ADPT-25 treats -32002 as a request that is already open', () => {
  const error = { code: -32002, message: 'Request of type wallet_requestPermissions already pending' }
  expect(parseWalletError(error)).toMatchObject({ code: 'wallet/request-pending', cause: error })
})

test.each([
  [{ code: -32000, message: 'nonce too low' }, 'nonce too low', -32000],
  [new Error('Boom'), 'Boom', undefined],
  ['plain text', 'plain text', undefined],
  [
    { shortMessage: 'Short', details: 'The node said so', message: 'URL: https://rpc.example/key' },
    'The node said so',
    undefined,
  ],
  [{ shortMessage: 'Short', message: 'URL: https://rpc.example/key' }, 'Short', undefined],
  [undefined, 'An error occurred', undefined],
  [null, 'An error occurred', undefined],
  [7, 'An error occurred', undefined],
  [{}, 'An error occurred', undefined],
])('R-ADPT-25 translates %p to %j', (error, message, walletCode) => {
  const parsed = parseWalletError(error)
  expect(parsed).toBeInstanceOf(WalletRequestError)
  expect(parsed).toMatchObject({ message, walletCode })
  if (error !== undefined) expect(parsed.cause).toBe(error)
})

test('R-ADPT-25 returns an error of the kit unchanged', () => {
  const error = new WalletRequestError('x')
  expect(parseWalletError(error)).toBe(error)
  const coded = Object.assign(new Error('x', { cause: error }), { code: 4001 })
  expect(parseWalletError(coded)).toBe(error)
  expect(parseWalletError(new Error('a library', { cause: coded }))).toBe(error)
})

test('R-ADPT-25 reads errors that are cyclic, endless or very long, or that throw when read', () => {
  const cyclic: { cause?: unknown; message: string } = { message: 'round' }
  cyclic.cause = cyclic
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
      has: () => {
        throw new Error('trap')
      },
    },
  )
  expect(parseWalletError(cyclic).message).toBe('round')
  expect(isKitError(parseWalletError(hostile))).toBe(true)
  expect(parseWalletError({ message: 'W'.repeat(5000) }).message).toHaveLength(300)
})

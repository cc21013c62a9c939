import { parseWalletError } from '../adapter.js'
import { isKitError, WalletRequestError } from '../index.js'

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
])('R-ERR-20 %p is a refusal, with the original as cause', (error) => {
  expect(parseWalletError(error)).toMatchObject({ code: 'wallet/user-rejected', cause: error })
})

test('R-ADPT-25 -32002 is a request that is open already', () => {
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
])('R-ADPT-25 %p becomes %j', (error, message, walletCode) => {
  const parsed = parseWalletError(error)
  expect(parsed).toBeInstanceOf(WalletRequestError)
  expect(parsed).toMatchObject({ message, walletCode })
  if (error !== undefined) expect(parsed.cause).toBe(error)
})

test('R-ADPT-25 an error of the kit stays as it is', () => {
  const error = new WalletRequestError('x')
  expect(parseWalletError(error)).toBe(error)
  const coded = Object.assign(new Error('x', { cause: error }), { code: 4001 })
  expect(parseWalletError(coded)).toBe(error)
  expect(parseWalletError(new Error('a library', { cause: coded }))).toBe(error)
})

test('R-ADPT-25 errors that are cyclic, endless, throw when read, or are very long are read all the same', () => {
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

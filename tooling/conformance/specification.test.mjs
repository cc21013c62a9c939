// @ts-check
/**
 * Texts and numbers of the specification, each with the file whose test triggers it, by requirement id and literal value.
 * The tables of `packages/kit-core/test/specification` and `packages/ui-react/test/specification.test.tsx` have the rest.
 *
 * Without a test, since the product does not use them:
 *   5 s and 1 s of the time constants  no use is specified for them; 4 min and 10 s are R-CONST-11, 3 s is R-CONST-10
 *   the mocked on-ramp quote           one of two readings: the kit returns null, and the sample only with an opt-in (R-RAMP-23)
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '@bowline/commands/repository'

/** @type {readonly (readonly [id: string, what: string, literal: string, file: string])[]} */
const HELD = [
  ['R-CONST-06', 'frame ready delay 500 ms', '500', 'secure-frame/src/client/open-iframe-channel.test.ts'],
  ['R-FRAME-02', 'z-index of the frame', '999999', 'secure-frame/src/client/open-iframe-channel.test.ts'],
  [
    'R-CONST-07',
    'iframe_load_failed after 20 s',
    'iframe_load_failed',
    'secure-frame/src/client/limits-and-aborts.test.ts',
  ],
  [
    'R-FRAME-13',
    'iframe_request_timeout',
    'iframe_request_timeout',
    'secure-frame/src/client/limits-and-aborts.test.ts',
  ],
  ['R-CONST-18', 'log buffer 1,024,000 bytes', '1,024,000', 'secure-frame/src/client/frame-log.test.ts'],
  ['R-CONST-08', 'Farcaster reload after 100 ms', '100 ms', 'kit-core/src/features/embedded/farcaster-login.test.ts'],
  ['R-CONST-16', 'multicall batch 1024', '1024', 'adapter-evm/test/chain-requests.test.ts'],
  ['R-CONST-41', 'wallet codes 4902, 5000 and 32603', '32603', 'adapter-evm/test/switch-network.test.ts'],
  ['R-CONN-85', 'Chain is not supported', 'Chain is not supported', 'adapter-evm/test/switch-network.test.ts'],
  ['R-CONST-43', 'the USDT parameter quirk', 'USDT', 'adapter-evm/test/send-token.test.ts'],
  ['R-FRAME-34', 'Solana preflight commitments', 'singleGossip', 'secure-frame/src/protocol/messages.test.ts'],
  ['R-NAME-15', 'coin type below 2^31', '2 ** 31', 'kit-core/src/features/names/coin-type.test.ts'],
  ['R-CONN-61', 'the result VERIFY_DEVICE', 'VERIFY_DEVICE', 'kit-core/src/features/embedded/email-login.test.ts'],
  ['R-FRAME-30', 'update results', 'VERIFY_SECONDARY_OTP', 'secure-frame/src/protocol/messages.test.ts'],
  ['R-CONST-32', 'default account types', 'smartAccount', 'kit-core/src/features/embedded/email-login.test.ts'],
  ['R-SIWX-14', 'event SIWX_AUTH_SUCCESS', 'SIWX_AUTH_SUCCESS', 'kit-core/src/features/sign-in/sign-in.test.ts'],
  ['R-SIWX-15', 'event SIWX_AUTH_ERROR', 'SIWX_AUTH_ERROR', 'kit-core/src/features/sign-in/signature.test.ts'],
  ['R-SIWX-17', 'event CLICK_CANCEL_SIWX', 'CLICK_CANCEL_SIWX', 'kit-core/src/features/sign-in/cancel-sign-in.test.ts'],
  [
    'R-ACCT-36',
    'event ERROR_FETCH_TRANSACTIONS',
    'ERROR_FETCH_TRANSACTIONS',
    'kit-core/src/features/transactions/fetch-transactions.test.ts',
  ],
  [
    'R-CONN-94',
    'event CONNECT_SUCCESS',
    'CONNECT_SUCCESS',
    'kit-core/src/wallets/pairing/start-pairing-approval.test.ts',
  ],
  [
    'R-CONN-77',
    'event SET_PREFERRED_ACCOUNT_TYPE',
    'SET_PREFERRED_ACCOUNT_TYPE',
    'kit-core/src/features/embedded/account-types.test.ts',
  ],
  [
    'R-ACCT-46',
    'history addresses 4 and 6',
    '0x33…abcdef',
    'ui-react/src/views/activity/transactions/activity-list.test.tsx',
  ],
  [
    'R-ACCT-45',
    'history amounts 3 decimals',
    '1.234',
    'ui-react/src/views/activity/transactions/activity-list.test.tsx',
  ],
]

for (const [id, what, literal, file] of HELD) {
  test(`${id} has a test: ${what}`, () => {
    const lines = readFileSync(join(root, 'packages', file), 'utf8').split('\n')
    assert.ok(
      lines.some((line) => line.includes(id)),
      `no test of ${file} is named ${id}`,
    )
    assert.ok(
      lines.some((line) => line.includes(literal)),
      `no line of ${file} has ${literal}`,
    )
  })
}

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { sealedVaultSchema, walletAddressesSchema } from '../host/vault/sealed-vault.js'
import { approvalPasskeysSchema, createdPasskeySchema, usedPasskeySchema } from './key-schemas.js'
import {
  emailResponseSchema,
  emailSchema,
  emptySchema,
  errorBodySchema,
  loginResponseSchema,
  opaqueIdSchema,
  otpSchema,
} from './response-schemas.js'

const ID = 'A'.repeat(43)
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

test.each([
  [' Ada@Mail.Example ', 'ada@mail.example'],
  ['jörg@müller.example', 'jörg@müller.example'],
  ['jo\u0308rg@mail.example', 'jörg@mail.example'],
  ['a+b.c@mail.example', 'a+b.c@mail.example'],
  ["o'neil/x!#$%&*=?^_`{|}~@a-b.co.example", "o'neil/x!#$%&*=?^_`{|}~@a-b.co.example"],
  ['ada@उदाहरण.परीक्षा', 'ada@उदाहरण.परीक्षा'],
])('R-CONN-52 spells the email %j as %j', (typed, spelled) => {
  expect(tryParse(emailSchema, typed)).toBe(spelled)
})

test.each([
  '',
  'ada',
  'ada@',
  '@mail.example',
  'a b@mail.example',
  'a@b@mail.example',
  'ada\u0000@mail.example',
  'ada\u200b@mail.example',
  'ada\u202e@mail.example',
  '"ada"@mail.example',
  'https://bad.example/log-in@mail.example',
  'ada@mail.example>,<bob',
  'ada@mail.example,bob',
  'ada@mail.example/?x=https://bad.example',
  'ada@[127.0.0.1]',
  'ada@localhost',
  'ada@ｍail.example',
  'ada@mail。example',
  `${'a'.repeat(65)}@mail.example`,
  `a@${'b'.repeat(260)}`,
  1,
  null,
  undefined,
  ['ada@mail.example'],
])('R-CONN-52 rejects the email %j', (typed) => {
  expect(tryParse(emailSchema, typed)).toBeUndefined()
})

test.each([
  ['a code of six digits', otpSchema, '123456', true],
  ['a code of five', otpSchema, '12345', false],
  ['a code of seven', otpSchema, '1234567', false],
  ['a code with Arabic digits', otpSchema, '١٢٣٤٥٦', false],
  ['a code with a blank', otpSchema, '123 56', false],
  ['a code as a number', otpSchema, 123456, false],
  ['an id', opaqueIdSchema, ID, true],
  ['an id with a character too few', opaqueIdSchema, ID.slice(1), false],
  ['an id with a sign of plain base64', opaqueIdSchema, `${ID.slice(1)}+`, false],
  ['an id with a line end', opaqueIdSchema, `${ID}\n`, false],
  ['no data', emptySchema, {}, true],
  ['a list for no data', emptySchema, [], false],
  ['a field too many', emptySchema, { token: ID }, false],
  ['an error', errorBodySchema, { message: 'No' }, true],
  ['an error with a reason', errorBodySchema, { message: 'No', reason: 'otp_wrong' }, true],
  ['an error with an unknown reason', errorBodySchema, { message: 'No', reason: 'other' }, false],
  ['an error of 257 characters', errorBodySchema, { message: 'x'.repeat(257) }, false],
  ['an error without a message', errorBodySchema, {}, false],
  ['a list for an error', errorBodySchema, ['No'], false],
  ['a fractional time', errorBodySchema, { message: 'No', nowMs: 0.5 }, false],
  ['an endless time', errorBodySchema, { message: 'No', nowMs: Number.POSITIVE_INFINITY }, false],
  ['a login that is done', emailResponseSchema, { action: 'CONNECT' }, true],
  ['a login with a challenge', emailResponseSchema, { action: 'VERIFY_OTP', challenge: ID }, true],
  ['a login without its challenge', emailResponseSchema, { action: 'VERIFY_OTP' }, false],
  ['another step', emailResponseSchema, { action: 'OPEN', challenge: ID }, false],
  ['a login', loginResponseSchema, { token: ID, accountId: ID, email: null, userName: null }, true],
  ['a login without an account', loginResponseSchema, { token: ID, email: null, userName: null }, false],
  [
    'a login whose email is no text',
    loginResponseSchema,
    { token: ID, accountId: ID, email: 1, userName: null },
    false,
  ],
])('R-FRAME-21 judges %s', (_, schema: v.GenericSchema, value, isAccepted) => {
  expect(accepts(schema, value)).toBe(isAccepted)
})

const sealed = { iv: 'A'.repeat(16), data: 'A'.repeat(22) }
const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) }
const vault = { version: 1, walletId: ID, keyHash: ID, addresses, entropy: sealed, slots: { escrow: sealed } }

test.each([
  ['addresses', walletAddressesSchema, addresses, true],
  ['an address with a digit too few', walletAddressesSchema, { ...addresses, eip155: `0x${'1'.repeat(39)}` }, false],
  ['an address without a prefix', walletAddressesSchema, { ...addresses, eip155: '1'.repeat(42) }, false],
  ['an address with a letter of no alphabet', walletAddressesSchema, { ...addresses, solana: '0'.repeat(32) }, false],
  ['a third address', walletAddressesSchema, { ...addresses, bip122: 'bc1' }, false],
  ['another version', sealedVaultSchema, { ...vault, version: 2 }, false],
  ['a list of slots', sealedVaultSchema, { ...vault, slots: [] }, false],
  ['a slot of no known kind', sealedVaultSchema, { ...vault, slots: { page: sealed } }, false],
  ['a slot without its data', sealedVaultSchema, { ...vault, slots: { escrow: { iv: sealed.iv } } }, false],
  [
    'a slot that is too long',
    sealedVaultSchema,
    { ...vault, slots: { escrow: { ...sealed, data: 'A'.repeat(513) } } },
    false,
  ],
])('R-FRAME-110 judges a stored wallet with %s', (_, schema: v.GenericSchema, value, isAccepted) => {
  expect(accepts(schema, value)).toBe(isAccepted)
})

const used = { id: ID, clientData: 'AA', authenticatorData: 'AA', signature: 'AA' }
const approving = { id: ID, transports: ['internal'], publicKey: 'AA', counter: 0 }
test.each([
  ['a used passkey', usedPasskeySchema, used, true],
  ['a short id', usedPasskeySchema, { ...used, id: 'A' }, false],
  ['data that is no base64url', usedPasskeySchema, { ...used, signature: 'A=' }, false],
  ['a secret next to it', usedPasskeySchema, { ...used, prf: 'AA' }, false],
  [
    'a created passkey with nine transports',
    createdPasskeySchema,
    { id: ID, clientData: 'AA', attestation: 'AA', transports: new Array(9).fill('usb') },
    false,
  ],
  ['a passkey that may approve', approvalPasskeysSchema, { passkeys: [approving] }, true],
  ['a counter below zero', approvalPasskeysSchema, { passkeys: [{ ...approving, counter: -1 }] }, false],
  ['no public key', approvalPasskeysSchema, { passkeys: [{ ...approving, publicKey: '' }] }, false],
  ['no list', approvalPasskeysSchema, {}, false],
])('R-FRAME-113 R-FRAME-141 judges %s', (_, schema: v.GenericSchema, value, isAccepted) => {
  expect(accepts(schema, value)).toBe(isAccepted)
})

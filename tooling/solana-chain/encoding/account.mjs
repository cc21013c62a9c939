// @ts-check
/**
 * An account in the requested encoding.
 *
 * In      config  of the request: encoding and slice; without an encoding, the data is plain base58 text
 *         look    reads other accounts, for the decimals of a token
 * Out     the `value` of a `getAccountInfo` response. `jsonParsed` parses token accounts and mints; other data is base64
 * Throws  RpcError -32600 for base58 of more than 128 bytes
 */
import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { RpcError } from '../rpc-error.mjs'
import { extensionsOf, mintOf, multiplierOf, tokenOf } from '../tokens.mjs'
import { tokenAmountJson } from './token-amount.mjs'

const MAX_BASE58_BYTES = 128
const NEVER = 2n ** 64n - 1n
const TOKEN_STATES = ['uninitialized', 'initialized', 'frozen']

/**
 * @typedef {import('@solana/kit').EncodedAccount} EncodedAccount
 * @typedef {(address: import('@solana/kit').Address) => EncodedAccount | undefined} Look
 */

/**
 * @param {EncodedAccount} account
 * @param {import('../params.mjs').AccountConfig} config
 * @param {Look} look
 */
export function accountJson(account, config, look) {
  const { lamports, programAddress: owner, executable, data } = account
  const encoding = config?.encoding ?? 'binary'
  return {
    lamports,
    owner,
    executable,
    rentEpoch: NEVER,
    space: data.length,
    data: (encoding === 'jsonParsed' ? parsedData(account, look) : undefined) ?? rawData(data, encoding, config),
  }
}

/**
 * @param {import('@solana/kit').ReadonlyUint8Array} whole
 * @param {'binary' | 'base58' | 'base64' | 'jsonParsed'} encoding
 * @param {import('../params.mjs').AccountConfig} config
 */
function rawData(whole, encoding, config) {
  const slice = config?.dataSlice
  const data = slice ? whole.slice(slice.offset, slice.offset + slice.length) : whole
  if (encoding === 'base64' || encoding === 'jsonParsed') return [getBase64Decoder().decode(data), 'base64']
  if (data.length > MAX_BASE58_BYTES) {
    throw new RpcError(
      -32600,
      `Encoded binary (base 58) data should be less than ${MAX_BASE58_BYTES} bytes, please use Base64 encoding.`,
    )
  }
  const text = getBase58Decoder().decode(data)
  return encoding === 'binary' ? text : [text, 'base58']
}

/**
 * @param {EncodedAccount} account
 * @param {Look} look
 */
function parsedData(account, look) {
  const parsed = parsedToken(account, look) ?? parsedMint(account)
  if (parsed === undefined) return undefined
  const isClassic = account.programAddress === TOKEN_PROGRAM_ADDRESS
  const extensions = isClassic ? [] : extensionsOf(account)
  const info = extensions.length > 0 ? { ...parsed.info, extensions } : parsed.info
  const program = isClassic ? 'spl-token' : 'spl-token-2022'
  return { program, parsed: { type: parsed.type, info }, space: account.data.length }
}

/**
 * @param {EncodedAccount} account
 * @param {Look} look
 */
function parsedToken(account, look) {
  const token = tokenOf(account)
  const mintAccount = token && look(token.mint)
  const decimals = mintAccount && mintOf(mintAccount)?.decimals
  if (token === undefined || mintAccount === undefined || decimals === undefined) return undefined
  const multiplier = multiplierOf(mintAccount, look)
  const { mint, owner, amount, state, delegate, delegatedAmount, closeAuthority, isNative } = token
  const info = {
    mint,
    owner,
    state: TOKEN_STATES[state],
    isNative: isNative.__option === 'Some',
    tokenAmount: tokenAmountJson(amount, decimals, multiplier),
    ...(delegate.__option === 'Some' && {
      delegate: delegate.value,
      delegatedAmount: tokenAmountJson(delegatedAmount, decimals, multiplier),
    }),
    ...(isNative.__option === 'Some' && { rentExemptReserve: tokenAmountJson(isNative.value, decimals) }),
    ...(closeAuthority.__option === 'Some' && { closeAuthority: closeAuthority.value }),
  }
  return { type: 'account', info }
}

/** @param {EncodedAccount} account */
function parsedMint(account) {
  const mint = mintOf(account)
  if (mint === undefined) return undefined
  const { decimals, supply, isInitialized, mintAuthority, freezeAuthority } = mint
  const info = {
    decimals,
    supply: String(supply),
    isInitialized,
    mintAuthority: mintAuthority.__option === 'Some' ? mintAuthority.value : null,
    freezeAuthority: freezeAuthority.__option === 'Some' ? freezeAuthority.value : null,
  }
  return { type: 'mint', info }
}

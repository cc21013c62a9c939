/**
 * Fetches the SOL and token balances of an address from the nodes of the network.
 *
 * In      only   the single token, or SOL, to fetch, and the slot that the node must have reached
 * Out     SOL, then the tokens of both token programs. Each token is listed once, even when several accounts of the
 *         address hold it.
 *         Amounts are exact, as nodes and explorers show them (`uiAmountString`). Skips zero balances and entries in an
 *         unreadable form. Nodes return no names: the best-known tokens get theirs from `known-tokens.ts`
 * Throws  WalletRequestError, RequestAbortedError
 * Source  SPL Token, Token-2022; JSON-RPC getTokenAccountsByOwner (jsonParsed); spec R-ACCT-01, R-ADPT-14, R-ADPT-47,
 *         R-ACCT-144, R-SEND-107
 */

import { type CaipNetworkId, type ChainTokenBalance, parseUnits, type TokenBalancesParams } from '@bowline/kit-core'
import { lenientOptional, tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { isSolanaAddress } from './address.js'
import { getBalance, withMinContextSlot } from './balance.js'
import { KNOWN_TOKENS } from './known-tokens.js'
import type { RequestNode } from './nodes.js'
import { valueSchema } from './response-schemas.js'

const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const MAX_UNITS = 2n ** 64n - 1n

const accountSchema = v.object({
  account: v.object({
    data: v.object({
      parsed: v.object({
        info: v.object({
          mint: v.pipe(v.string(), v.check(isSolanaAddress)),
          tokenAmount: v.object({
            amount: v.pipe(
              v.string(),
              v.regex(/^\d{1,20}$/),
              v.transform((text: string) => BigInt(text)),
              v.bigint(),
              v.maxValue(MAX_UNITS),
            ),
            decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255)),
            uiAmountString: lenientOptional(v.pipe(v.string(), v.regex(/^\d{1,400}(\.\d{1,400})?$/))),
          }),
        }),
      }),
    }),
  }),
})

const accountsSchema = valueSchema(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((entry) => {
        const info = tryParse(accountSchema, entry)?.account.data.parsed.info
        return info ? [{ mint: info.mint, ...info.tokenAmount, shown: getShownAmount(info.tokenAmount) }] : []
      }),
    ),
  ),
)

/** Amount that the node shows for an account, in units of the token. Token-2022 scales the amounts of some tokens. */
function getShownAmount({ amount, decimals, uiAmountString }: TokenAmount): bigint {
  if (uiAmountString === undefined) return amount
  const [whole = '', fraction = ''] = uiAmountString.split('.')
  const cut = fraction.slice(0, decimals)
  return parseUnits(cut === '' ? whole : `${whole}.${cut}`, decimals)
}

type TokenAmount = { readonly amount: bigint; readonly decimals: number; readonly uiAmountString?: string | undefined }

type AccountsParams = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly filter: { readonly programId: string } | { readonly mint: string }
  readonly atBlock?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

async function fetchAccounts(
  requestNode: RequestNode,
  { address, caipNetworkId, filter, atBlock, signal }: AccountsParams,
) {
  const config = { encoding: 'jsonParsed', commitment: 'confirmed', ...withMinContextSlot(atBlock) }
  const request = { method: 'getTokenAccountsByOwner', params: [address, filter, config], schema: accountsSchema }
  return (await requestNode(caipNetworkId, { ...request, signal })).value
}

/** Fetches how much of a token an address holds in all its accounts: in base units (`value`), and as nodes show it (`shown`). */
export async function fetchHolding(
  requestNode: RequestNode,
  { mint, ...params }: Omit<AccountsParams, 'filter'> & { mint: string },
) {
  const accounts = await fetchAccounts(requestNode, { ...params, filter: { mint } })
  const value = accounts.reduce((sum, { amount }) => sum + amount, 0n)
  const shown = accounts.reduce((sum, account) => sum + account.shown, 0n)
  return { value, shown, decimals: accounts[0]?.decimals ?? 0 }
}

/** Fetches the balances. Needs no connection. */
export async function getTokenBalances(
  requestNode: RequestNode,
  params: TokenBalancesParams,
): Promise<readonly ChainTokenBalance[]> {
  const { address, network, signal, only } = params
  const { caipNetworkId } = network
  if (only) {
    const { tokenAddress: mint, atBlock } = only
    if (mint === undefined) return [await getBalance(requestNode, { ...params, atBlock })]
    const { shown, decimals } = await fetchHolding(requestNode, { address, caipNetworkId, mint, atBlock, signal })
    return [{ address: mint, value: shown, decimals }]
  }
  const [native, ...accounts] = await Promise.all([
    getBalance(requestNode, params),
    ...TOKEN_PROGRAMS.map((programId) =>
      fetchAccounts(requestNode, { address, caipNetworkId, filter: { programId }, signal }),
    ),
  ])
  const tokens = new Map<string, ChainTokenBalance>()
  for (const { mint, shown, decimals } of accounts.flat()) {
    const value = (tokens.get(mint)?.value ?? 0n) + shown
    tokens.set(mint, { ...KNOWN_TOKENS.get(mint), address: mint, value, decimals })
  }
  const { name } = network.nativeCurrency
  return [{ ...native, name }, ...tokens.values()].filter(({ value }) => value > 0n)
}

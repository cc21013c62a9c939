/**
 * The coin and the tokens of an address, as the network's nodes know them.
 *
 * In      only   the token, or the coin, that is asked about alone, and the slot that the node has to know
 * Out     the coin, then the tokens of both token programs, each once however many accounts of the address hold it, exact;
 *         those of which there is none are left out, and so is what a node writes in another form. Nodes tell no names: the
 *         best known tokens have theirs from `known-tokens.ts`
 * Throws  WalletRequestError, RequestAbortedError
 * Source  SPL Token, Token-2022; JSON-RPC getTokenAccountsByOwner (jsonParsed); spec R-ACCT-01, R-ADPT-14, R-ADPT-47, R-ACCT-144
 */
import type { ChainTokenBalance, TokenBalancesParams } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { isSolanaAddress } from '../address.js'
import { valueSchema } from './answers.js'
import { getBalance, knowing } from './balance.js'
import { KNOWN_TOKENS } from './known-tokens.js'
import type { AskNode } from './nodes.js'

const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const MAX_UNITS = 2n ** 64n - 1n

const accountSchema = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: z.string().check(z.refine(isSolanaAddress)),
          tokenAmount: z.object({
            amount: z.pipe(
              z.string().check(z.regex(/^\d{1,20}$/)),
              z.pipe(
                z.transform((text: string) => BigInt(text)),
                z.bigint().check(z.maximum(MAX_UNITS)),
              ),
            ),
            decimals: z.int().check(z.minimum(0), z.maximum(255)),
          }),
        }),
      }),
    }),
  }),
})

const accountsSchema = valueSchema(
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) =>
      list.flatMap((entry) => z.safeParse(accountSchema, entry).data?.account.data.parsed.info ?? []),
    ),
  ),
)

/** Reads them. Needs no connection. */
export async function getTokenBalances(
  askNode: AskNode,
  params: TokenBalancesParams,
): Promise<readonly ChainTokenBalance[]> {
  const { address, network, signal, only } = params
  const ask = (filter: { programId: string } | { mint: string }) =>
    askNode(network.caipNetworkId, {
      method: 'getTokenAccountsByOwner',
      params: [address, filter, { encoding: 'jsonParsed', commitment: 'confirmed', ...knowing(only?.atBlock) }],
      schema: accountsSchema,
      signal,
    })
  if (only) {
    const { tokenAddress: mint } = only
    if (mint === undefined) return [await getBalance(askNode, { ...params, atBlock: only.atBlock })]
    const { value: accounts } = await ask({ mint })
    const value = accounts.reduce((sum, { tokenAmount }) => sum + tokenAmount.amount, 0n)
    return [{ address: mint, value, decimals: accounts[0]?.tokenAmount.decimals ?? 0 }]
  }
  const [coin, ...answers] = await Promise.all([
    getBalance(askNode, params),
    ...TOKEN_PROGRAMS.map((programId) => ask({ programId })),
  ])
  const tokens = new Map<string, ChainTokenBalance>()
  for (const { mint, tokenAmount } of answers.flatMap(({ value }) => value)) {
    const { amount, decimals } = tokenAmount
    const value = (tokens.get(mint)?.value ?? 0n) + amount
    tokens.set(mint, { ...KNOWN_TOKENS.get(mint), address: mint, value, decimals })
  }
  const { name } = network.nativeCurrency
  return [{ ...coin, name }, ...tokens.values()].filter(({ value }) => value > 0n)
}

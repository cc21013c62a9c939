/**
 * Fetches how much of a transfer reached the recipient: the increase of their balance in the transaction. Tokens may
 * withhold a fee.
 *
 * In      tokenAddress   the mint; SOL when undefined
 *         from           the payer, who must have signed or paid; what another transaction moved does not count
 * Out     lamports, or the shown amount of the token in its decimals. Undefined when the nodes do not return it, and when the
 *         recipient, having paid too, has less than before
 * Source  spec R-SEND-73, R-SEND-107, R-SEND-163; JSON-RPC getTransaction; Token-2022 (transfer fees)
 */
import type { GetReceivedAmountParams } from '@bowline/kit-core'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { fetchScale } from './fetch-scale.js'
import { accountSchema } from './response-schemas.js'
import { TOKEN_2022_PROGRAM } from './token-transfer.js'

const tokensSchema = v.array(
  v.object({
    mint: v.string(),
    owner: v.string(),
    programId: v.optional(v.string()),
    uiTokenAmount: v.object({
      amount: v.pipe(
        v.string(),
        v.regex(/^\d{1,20}$/),
        v.transform((text) => BigInt(text)),
      ),
    }),
  }),
)

const sentSchema = v.object({
  blockTime: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  meta: v.object({
    err: v.null(),
    preBalances: v.array(u64Schema),
    postBalances: v.array(u64Schema),
    preTokenBalances: tokensSchema,
    postTokenBalances: tokensSchema,
  }),
  transaction: v.object({
    message: v.object({
      accountKeys: v.array(v.string()),
      header: v.object({ numRequiredSignatures: v.pipe(v.number(), v.finite()) }),
    }),
  }),
})

/** Fetches the received amount. Never rejects. */
export async function fetchReceivedAmount(
  requestNode: RequestNode,
  transfer: GetReceivedAmountParams,
): Promise<bigint | undefined> {
  const { hash, to, from, tokenAddress: mint, network } = transfer
  const config = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const request = { method: 'getTransaction', params: [hash, config], schema: sentSchema }
  const sent = await requestNode(network.caipNetworkId, request).catch(() => undefined)
  if (!sent) return undefined
  const { preBalances, postBalances, preTokenBalances, postTokenBalances } = sent.meta
  const { accountKeys, header } = sent.transaction.message
  const getHeld = (tokens: v.InferOutput<typeof tokensSchema>, owner: string) =>
    tokens
      .filter((token) => token.mint === mint && token.owner === owner)
      .reduce((sum, { uiTokenAmount }) => sum + uiTokenAmount.amount, 0n)
  const getGain = (owner: string) => {
    const at = accountKeys.indexOf(owner)
    const before = mint === undefined ? preBalances[at] : getHeld(preTokenBalances, owner)
    const after = mint === undefined ? postBalances[at] : getHeld(postTokenBalances, owner)
    return before === undefined || after === undefined ? undefined : after - before
  }
  const hasSigned = (account: string) => accountKeys.slice(0, header.numRequiredSignatures).includes(account)
  if (from !== undefined && !hasSigned(from) && (getGain(from) ?? 0n) >= 0n) return 0n
  const gain = getGain(to)
  if (gain === undefined || gain < 0n) return undefined
  const isScalable = postTokenBalances.some((token) => token.mint === mint && token.programId === TOKEN_2022_PROGRAM)
  return mint !== undefined && isScalable ? toShown(requestNode, transfer, { gain, blockTime: sent.blockTime }) : gain
}

/**
 * Uses the multiplier at the time of the block, so that a later one does not change the amount. Undefined when the
 * nodes do not return it.
 */
async function toShown(
  requestNode: RequestNode,
  { tokenAddress: mint, network: { caipNetworkId } }: GetReceivedAmountParams,
  { gain, blockTime }: { readonly gain: bigint; readonly blockTime: number | null | undefined },
): Promise<bigint | undefined> {
  const params = [mint, { encoding: 'base64', commitment: 'confirmed' }]
  const request = { method: 'getAccountInfo', params, schema: valueSchema(accountSchema) }
  try {
    const { value: token } = await requestNode(caipNetworkId, request)
    const scale =
      token &&
      (await fetchScale(
        requestNode,
        token.data,
        caipNetworkId,
        typeof blockTime === 'number' ? BigInt(blockTime) : undefined,
      ))
    return scale ? scale.toShown(gain) : gain
  } catch {
    return undefined
  }
}

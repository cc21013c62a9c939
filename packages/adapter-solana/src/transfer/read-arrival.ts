/**
 * What of a transfer reached its receiver: what they hold after the transaction and did not before. Tokens may keep a fee.
 *
 * In      tokenAddress   the mint; SOL when absent
 * Out     lamports, or the amount of the token as it is shown, in its decimals; undefined where the nodes do not tell, and where the
 *         recipient has less than before, having paid too
 * Source  spec R-SEND-73, R-SEND-107; JSON-RPC getTransaction; Token-2022 (transfer fees)
 */
import type { ReadArrivalParams } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { u64Schema, valueSchema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import { accountSchema } from './answers.js'
import { fetchScale } from './fetch-scale.js'
import { TOKEN_2022_PROGRAM } from './token-transfer.js'

const tokensSchema = z.array(
  z.object({
    mint: z.string(),
    owner: z.string(),
    programId: z.optional(z.string()),
    uiTokenAmount: z.object({
      amount: z.pipe(
        z.string().check(z.regex(/^\d{1,20}$/)),
        z.transform((text) => BigInt(text)),
      ),
    }),
  }),
)

const sentSchema = z.object({
  meta: z.object({
    err: z.null(),
    preBalances: z.array(u64Schema),
    postBalances: z.array(u64Schema),
    preTokenBalances: tokensSchema,
    postTokenBalances: tokensSchema,
  }),
  transaction: z.object({ message: z.object({ accountKeys: z.array(z.string()) }) }),
})

/** Reads what arrived. */
export async function readArrival(askNode: AskNode, transfer: ReadArrivalParams): Promise<bigint | undefined> {
  const { hash, to, tokenAddress: mint, network } = transfer
  const config = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const request = { method: 'getTransaction', params: [hash, config], schema: sentSchema }
  const sent = await askNode(network.caipNetworkId, request).catch(() => undefined)
  if (!sent) return undefined
  const { preBalances, postBalances, preTokenBalances, postTokenBalances } = sent.meta
  const at = sent.transaction.message.accountKeys.indexOf(to)
  const heldOf = (tokens: z.infer<typeof tokensSchema>) =>
    tokens
      .filter((token) => token.mint === mint && token.owner === to)
      .reduce((sum, { uiTokenAmount }) => sum + uiTokenAmount.amount, 0n)
  const before = mint === undefined ? preBalances[at] : heldOf(preTokenBalances)
  const after = mint === undefined ? postBalances[at] : heldOf(postTokenBalances)
  if (before === undefined || after === undefined || after < before) return undefined
  const isScalable = postTokenBalances.some((token) => token.mint === mint && token.programId === TOKEN_2022_PROGRAM)
  return mint !== undefined && isScalable ? toShown(askNode, transfer, after - before) : after - before
}

/** Undefined where the nodes do not tell. */
async function toShown(
  askNode: AskNode,
  { tokenAddress: mint, network: { caipNetworkId } }: ReadArrivalParams,
  value: bigint,
): Promise<bigint | undefined> {
  const params = [mint, { encoding: 'base64', commitment: 'confirmed' }]
  const request = { method: 'getAccountInfo', params, schema: valueSchema(accountSchema) }
  try {
    const { value: token } = await askNode(caipNetworkId, request)
    const scale = token && (await fetchScale(askNode, token.data, caipNetworkId))
    return scale ? scale.toShown(value) : value
  } catch {
    return undefined
  }
}

/**
 * The Solana methods that need the user's approval.
 *
 * In      params of the method
 * Out     `signature` in base58; signed transactions in base64. `solana_signAndSendTransaction` sends through the outbox
 * Throws  RequestRejectedError  rejected without a prompt, declined, or rejected by the node
 * Source  R-FRAME-34, R-FRAME-38, R-FRAME-70; security design §7
 */
import { plainObject, RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import type { RequestApproval } from '../approval/approvals.js'
import { reviewMessage } from '../approval/message/review-message.js'
import { isSolanaTransaction, parseSolanaMessage, splitSolanaTransaction } from '../approval/solana/parse-solana.js'
import { reviewSolana } from '../approval/solana/review-solana.js'
import { findTokenOwners } from '../approval/solana/token-owners.js'
import { invalidParams } from '../policy/rejections.js'
import type { Signer } from '../signer/signer.js'
import { cardText } from '../texts/card-text.js'
import { approveAndSign } from './approve-and-sign.js'
import type { ApprovedMethod, RpcContext } from './rpc-context.js'

const pubkey = v.optional(v.string())
const transaction = v.pipe(v.string(), v.maxLength(4_096))
const messageSchema = v.object({ message: v.string(), pubkey })
const oneSchema = v.object({
  transaction,
  pubkey,
  sendOptions: v.optional(v.unknown()),
  options: v.optional(v.unknown()),
})
const allSchema = v.object({ transactions: v.pipe(v.array(transaction), v.minLength(1), v.maxLength(50)), pubkey })
const optionsSchema = v.object({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(v.string()),
  maxRetries: v.optional(v.pipe(v.number(), v.safeInteger())),
  minContextSlot: v.optional(v.pipe(v.number(), v.safeInteger())),
})

/** Handlers by method name. */
export const SOLANA_APPROVALS: ReadonlyMap<string, ApprovedMethod> = new Map<string, ApprovedMethod>([
  ['solana_signMessage', signMessage],
  ['solana_signTransaction', signTransaction],
  ['solana_signAllTransactions', signAllTransactions],
  ['solana_signAndSendTransaction', signAndSend],
])

type Signed = { readonly signature: string; readonly transaction: string }

function signMessage(params: unknown, context: RpcContext): Promise<{ signature: string }> {
  const request = parseParams(messageSchema, params, context)
  const bytes = decode(request.message, base58)
  if (isSolanaTransaction(bytes)) throw invalidParams('The message is a transaction')
  return runInTurn(context, request.pubkey, async (account, signer, requestApproval) => {
    const { origin, network, now } = context
    const review = reviewMessage(bytes, {
      origin,
      address: account,
      caipNetworkId: network.caipNetworkId,
      nowMs: now(),
    })
    const signature = await approveAndSign(
      { kind: 'solana-message', bytes, review, account },
      { signer, requestApproval, context },
    )
    return { signature: base58.encode(signature) }
  })
}

function signTransaction(params: unknown, context: RpcContext): Promise<Signed> {
  const request = parseParams(oneSchema, params, context)
  return runInTurn(context, request.pubkey, (account, signer, requestApproval) =>
    signOne(request.transaction, account, { signer, requestApproval, context }),
  )
}

function signAllTransactions(params: unknown, context: RpcContext): Promise<{ transactions: string[] }> {
  const request = parseParams(allSchema, params, context)
  return runInTurn(context, request.pubkey, async (account, signer, requestApproval) => {
    const transactions: string[] = []
    for (const [index, wire] of request.transactions.entries()) {
      const part = { index, count: request.transactions.length }
      transactions.push((await signOne(wire, account, { signer, requestApproval, context }, part)).transaction)
    }
    return { transactions }
  })
}

function signAndSend(params: unknown, context: RpcContext): Promise<{ signature: string }> {
  const request = parseParams(oneSchema, params, context)
  const options = v.parse(v.optional(plainObject(optionsSchema)), request.sendOptions ?? request.options)
  return runInTurn(context, request.pubkey, async (account, signer, requestApproval) => {
    const signed = await signOne(request.transaction, account, { signer, requestApproval, context })
    const { caipNetworkId } = context.network
    const { signatures } = splitSolanaTransaction(base64.decode(signed.transaction))
    if (signatures.some((each) => each.every((byte) => byte === 0)))
      throw invalidParams('The transaction is missing a signature')
    const sent = { caipNetworkId, address: account, raw: signed.transaction }
    return { signature: await context.outbox.send(sent, options ?? {}) }
  })
}

async function signOne(
  wire: string,
  account: string,
  parts: { readonly signer: Signer; readonly requestApproval: RequestApproval; readonly context: RpcContext },
  part?: { readonly index: number; readonly count: number },
): Promise<Signed> {
  const bytes = decode(wire, base64)
  const { message } = splitSolanaTransaction(bytes)
  const { instructions } = parseSolanaMessage(message)
  const shown = reviewSolana(message, account, await findTokenOwners(instructions, parts.context.node))
  const review = part
    ? {
        ...shown,
        title: cardText('{part} of {total}: {title}', { part: part.index + 1, total: part.count, title: shown.title }),
      }
    : shown
  const isPart = part !== undefined && part.index + 1 < part.count
  const signature = await approveAndSign({ kind: 'solana-transaction', bytes: message, review, account, isPart }, parts)
  const signed = Uint8Array.from(bytes)
  signed.set(signature, 1 + 64 * parseSolanaMessage(message).signers.indexOf(account))
  return { signature: base58.encode(signature), transaction: base64.encode(signed) }
}

function parseParams<Value>(schema: v.GenericSchema<unknown, Value>, params: unknown, { network }: RpcContext): Value {
  if (!network.caipNetworkId.startsWith('solana:'))
    throw new RequestRejectedError('Chain is not supported', { code: RPC_CODES.unknownChain })
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw invalidParams('The request is malformed')
  return parsed.output
}

function decode(text: string, coder: { decode(text: string): Uint8Array }): Uint8Array {
  try {
    return coder.decode(text)
  } catch {
    throw invalidParams('The request is malformed')
  }
}

function runInTurn<Result>(
  context: RpcContext,
  pubkey: string | undefined,
  action: (account: string, signer: Signer, requestApproval: RequestApproval) => Promise<Result>,
): Promise<Result> {
  return context.approvals.run(context.signal, async (requestApproval) => {
    const signer = await context.session.signer()
    const account = signer.addresses().solana
    if (pubkey !== undefined && pubkey !== account) throw invalidParams('The request is for another account')
    return action(account, signer, requestApproval)
  })
}

/**
 * A sandbox wallet with the API of Leather at `window.LeatherProvider`: JSON-RPC that opens a window for every request.
 *
 * Source  Leather's RPC (getAddresses, signMessage, sendTransfer, signPsbt)
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { hex } from '@scure/base'
import * as v from 'valibot'
import { toBase64, toHex } from '../chain/encode.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'

const messageSchema = v.looseObject({ message: v.string(), paymentType: v.optional(v.picklist(['p2wpkh', 'p2tr'])) })
const transferSchema = v.looseObject({
  recipients: v.strictTuple([v.looseObject({ address: v.string(), amount: v.pipe(v.string(), v.regex(/^\d+$/)) })]),
})
const psbtSchema = v.looseObject({
  hex: v.string(),
  signAtIndex: v.array(v.pipe(v.number(), v.safeInteger())),
  broadcast: v.optional(v.boolean()),
  allowedSighash: v.optional(v.array(v.pipe(v.number(), v.safeInteger()))),
})

/** Creates the provider. */
export function createLeatherProvider({ memory, actions, serve }: SandboxInterfaceParams) {
  const methods: ReadonlyMap<string, (params: unknown) => Promise<unknown>> = new Map<
    string,
    (params: unknown) => Promise<unknown>
  >([
    [
      'getAddresses',
      async () => {
        const opened = await actions.connect({ isPromptedAgain: true })
        return {
          addresses: opened.map(({ address, publicKey, internalKey }) => ({
            symbol: 'BTC',
            type: internalKey ? 'p2tr' : 'p2wpkh',
            address,
            publicKey: toHex(publicKey),
          })),
        }
      },
    ],
    [
      'signMessage',
      async (params) => {
        const { message, paymentType } = v.parse(messageSchema, params)
        const key = memory.opened().find(({ internalKey }) => (internalKey !== undefined) === (paymentType === 'p2tr'))
        const signature = await actions.signMessage(key?.address, new TextEncoder().encode(message), 'bip322')
        return { signature: toBase64(signature), address: key?.address }
      },
    ],
    [
      'sendTransfer',
      async (params) => {
        const [{ address, amount }] = v.parse(transferSchema, params).recipients
        return { txid: await actions.sendTransfer(address, BigInt(amount)) }
      },
    ],
    [
      'signPsbt',
      async (params) => {
        const { hex: psbt, signAtIndex, broadcast, allowedSighash = [] } = v.parse(psbtSchema, params)
        const inputs = actions.ownInputs(hex.decode(psbt), signAtIndex).map((input) => ({
          ...input,
          sighash: allowedSighash[0],
        }))
        const signed = await actions.signPsbt(hex.decode(psbt), inputs, broadcast)
        return { hex: toHex(signed.psbt), ...(signed.txid !== undefined && { txid: signed.txid }) }
      },
    ],
  ])

  return Object.freeze({
    async request(method: string, params?: unknown): Promise<unknown> {
      const result = await serve(method, async () => {
        const action = methods.get(method)
        if (action === undefined) throw new WalletRpcError(-32601, `The wallet does not offer ${method}.`)
        return action(params)
      })
      return { jsonrpc: '2.0', id: '1', result }
    },
  })
}

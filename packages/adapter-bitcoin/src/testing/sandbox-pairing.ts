/**
 * Lets a sandbox wallet be paired: implements the Bitcoin methods of the pairing protocol. Each request names its network and
 * account, and the wallet switches to them first.
 *
 * Throws  WalletRpcError  4100 unknown account, 4200 unsupported method, 4901 unknown network, and the errors of the actions
 * Source  the pairing protocol's methods for bip122
 */
import { type SandboxPairing, WalletRpcError } from '@bowline/kit-core/testing'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { toBase64, toHex } from '../chain/encode.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'

const accountSchema = v.looseObject({ account: v.optional(v.string()) })
const messageSchema = v.looseObject({
  address: v.optional(v.string()),
  message: v.string(),
  protocol: v.optional(v.string()),
})
const transferSchema = v.looseObject({
  recipientAddress: v.string(),
  amount: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
})
const psbtSchema = v.looseObject({
  psbt: v.string(),
  broadcast: v.optional(v.boolean()),
  signInputs: v.array(
    v.looseObject({
      address: v.string(),
      index: v.pipe(v.number(), v.safeInteger()),
      sighashTypes: v.optional(v.array(v.pipe(v.number(), v.safeInteger()))),
    }),
  ),
})

/** Serves a paired test wallet. */
export function createSandboxPairing({ memory, actions, serve }: SandboxInterfaceParams): SandboxPairing {
  const methods: Readonly<Record<string, (params: unknown) => Promise<unknown>>> = {
    getAccountAddresses: async () =>
      memory.opened().map(({ address, publicKey, purpose }) => ({
        address,
        publicKey: toHex(publicKey),
        intention: purpose === 'ordinals' ? 'ordinal' : purpose,
      })),
    async signMessage(params) {
      const { address = memory.opened()[0]?.address, message, protocol } = v.parse(messageSchema, params)
      const signature = await actions.signMessage(address, new TextEncoder().encode(message), protocol)
      return { address, signature: toBase64(signature) }
    },
    async sendTransfer(params) {
      const { recipientAddress, amount } = v.parse(transferSchema, params)
      return { txid: await actions.sendTransfer(recipientAddress, BigInt(amount)) }
    },
    async signPsbt(params) {
      const { psbt, broadcast, signInputs } = v.parse(psbtSchema, params)
      const inputs = signInputs.map(({ address, index, sighashTypes = [] }) => ({
        key: memory.key(address),
        index,
        sighash: sighashTypes[0],
      }))
      const signed = await actions.signPsbt(base64.decode(psbt), inputs, broadcast)
      return { psbt: toBase64(signed.psbt), ...(signed.txid !== undefined && { txid: signed.txid }) }
    },
  }

  /** Switches to the network and the account of the request. */
  function goTo(caipNetworkId: string, params: unknown): void {
    const here = memory.payments().filter((payment) => payment.startsWith(`${caipNetworkId}:`))
    if (here.length === 0) throw new WalletRpcError(4901, `The wallet is not connected to ${caipNetworkId}.`)
    if (memory.state().caipNetworkId !== caipNetworkId)
      memory.setNetwork(`bip122:${caipNetworkId.slice('bip122:'.length)}`)
    const { account } = v.parse(accountSchema, params ?? {})
    if (account === undefined || account === memory.state().accounts[0]) return
    if (!here.some((payment) => payment === `${caipNetworkId}:${account}`)) {
      throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
    }
    memory.setAccount(account)
  }

  return {
    namespace: 'bip122',
    accounts: memory.payments,
    network: () => memory.state().caipNetworkId,
    setConnected: memory.setConnected,
    async request({ caipNetworkId, method, params }) {
      const handler = methods[method]
      if (handler === undefined) throw new WalletRpcError(4200, `The wallet does not offer ${method}.`)
      return serve(method, async () => {
        try {
          goTo(caipNetworkId, params)
          return await handler(params)
        } catch (error) {
          if (error instanceof v.ValiError) throw new WalletRpcError(-32602, 'The request cannot be read.')
          throw error
        }
      })
    },
    subscribe: memory.subscribe,
  }
}

/** A sandbox wallet with the API of sats-connect. Source: sats-connect. */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { getChain, getChainByName } from '../chain/chains.js'
import { toBase64, toHex } from '../chain/encode.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'
import type { SandboxAddress } from './sandbox-keys.js'

const messageSchema = v.object({ address: v.string(), message: v.string(), protocol: v.optional(v.string()) })
const transferSchema = v.object({
  recipients: v.strictTuple([
    v.object({ address: v.string(), amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  ]),
})
const psbtSchema = v.object({
  psbt: v.string(),
  signInputs: v.record(v.string(), v.array(v.pipe(v.number(), v.safeInteger()))),
  broadcast: v.optional(v.boolean()),
  allowedSignHash: v.optional(v.pipe(v.number(), v.safeInteger())),
})
const networkSchema = v.object({ name: v.string() })

const USER_REJECTION = -32000
const ACCESS_DENIED = -32002

/** Creates the provider, for the path that `btc_providers` names. */
export function createSatsConnectProvider({ memory, actions, serve }: SandboxInterfaceParams) {
  const opened = () => ({
    addresses: memory.opened().map(toAddress),
    walletType: 'software',
    network: { bitcoin: { name: getChain(memory.state().caipNetworkId)?.satsConnect } },
  })

  const methods: ReadonlyMap<string, (params: unknown) => Promise<unknown>> = new Map<
    string,
    (params: unknown) => Promise<unknown>
  >([
    [
      'wallet_connect',
      async () => {
        await actions.connect()
        return opened()
      },
    ],
    [
      'wallet_getAccount',
      async () => {
        if (memory.opened().length === 0) throw new WalletRpcError(ACCESS_DENIED, 'Access denied.')
        return opened()
      },
    ],
    ['wallet_disconnect', async () => memory.disconnect()],
    [
      'wallet_changeNetwork',
      async (params) => {
        const chain = getChainByName('satsConnect', v.parse(networkSchema, params).name)
        if (chain === undefined) throw new WalletRpcError(-32602, 'The network is not known.')
        await actions.switchNetwork(chain.caipNetworkId)
      },
    ],
    [
      'signMessage',
      async (params) => {
        const { address, message, protocol } = v.parse(messageSchema, params)
        const signature = await actions.signMessage(address, new TextEncoder().encode(message), protocol)
        return { address, signature: toBase64(signature) }
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
        const { psbt, signInputs, broadcast, allowedSignHash } = v.parse(psbtSchema, params)
        const inputs = Object.entries(signInputs).flatMap(([address, indexes]) =>
          indexes.map((index) => ({ key: memory.key(address), index, sighash: allowedSignHash })),
        )
        const signed = await actions.signPsbt(base64.decode(psbt), inputs, broadcast)
        return { psbt: toBase64(signed.psbt), ...(signed.txid !== undefined && { txid: signed.txid }) }
      },
    ],
  ])

  async function handleRequest(method: string, params: unknown): Promise<unknown> {
    const action = methods.get(method)
    try {
      if (action === undefined) throw new WalletRpcError(-32601, `The wallet does not offer ${method}.`)
      return { jsonrpc: '2.0', id: '1', result: await serve(method, () => action(params)) }
    } catch (error) {
      const { code, message } = readError(error)
      return { jsonrpc: '2.0', id: '1', error: { code: code === 4001 ? USER_REJECTION : code, message } }
    }
  }

  return Object.freeze({
    request: (method: string, params?: unknown) => handleRequest(method, params),
    addListener({ eventName, cb }: { readonly eventName: string; readonly cb: (event: unknown) => void }): () => void {
      return memory.listen((change) => {
        const event = change === 'accounts' ? 'accountChange' : change === 'network' ? 'networkChange' : 'disconnect'
        if (event === eventName) cb({ type: event })
      })
    },
  })
}

function toAddress({ address, publicKey, purpose, internalKey }: SandboxAddress) {
  return { address, publicKey: toHex(publicKey), purpose, addressType: internalKey ? 'p2tr' : 'p2wpkh' }
}

function readError(error: unknown): { readonly code: number; readonly message: string } {
  if (error instanceof WalletRpcError) return error
  if (error instanceof v.ValiError) return { code: -32602, message: 'The request cannot be read.' }
  return { code: -32603, message: error instanceof Error ? error.message : 'Something went wrong.' }
}

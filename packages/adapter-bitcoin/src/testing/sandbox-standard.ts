/** A sandbox wallet with the API of Wallet Standard. Source: Wallet Standard and its Bitcoin features. */

import { tryParse } from '@bowline/kit-core/schema'
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { getChain } from '../chain/chains.js'
import { bytesSchema } from '../chain/response-schemas.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'
import type { SandboxAddress } from './sandbox-keys.js'

const accountSchema = v.object({ address: v.string() })
const messageSchema = v.object({ account: accountSchema, message: bytesSchema, protocol: v.optional(v.string()) })
const psbtSchema = v.object({
  psbt: bytesSchema,
  inputsToSign: v.array(
    v.object({
      account: accountSchema,
      signingIndexes: v.array(v.pipe(v.number(), v.safeInteger())),
      sigHash: v.optional(v.string()),
    }),
  ),
})
const SIGHASHES: ReadonlyMap<string | undefined, number> = new Map([
  ['ALL', 0x01],
  ['NONE', 0x02],
  ['SINGLE', 0x03],
  ['ALL|ANYONECANPAY', 0x81],
  ['NONE|ANYONECANPAY', 0x82],
  ['SINGLE|ANYONECANPAY', 0x83],
])

/** What the Wallet Standard object needs. */
export type StandardWalletParams = SandboxInterfaceParams & {
  readonly name: string
  readonly icon: string
  readonly satsConnect: unknown
}

/** Creates the wallet object that is registered. */
export function createStandardWallet({ memory, actions, name, icon, satsConnect, serve }: StandardWalletParams) {
  const toAccount = ({ address, publicKey, purpose }: SandboxAddress) =>
    Object.freeze({ address, publicKey, purpose, chains: [chain()], features: Object.keys(features) })
  const chain = () => `bitcoin:${getChain(memory.state().caipNetworkId)?.standard}`
  const accounts = () => memory.opened().map(toAccount)

  async function sign(input: unknown, isSent: boolean) {
    const { psbt, inputsToSign } = parse(psbtSchema, input)
    const inputs = inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
      signingIndexes.map((index) => ({ key: memory.key(account.address), index, sighash: SIGHASHES.get(sigHash) })),
    )
    return actions.signPsbt(psbt, inputs, isSent)
  }

  const features = {
    'bitcoin:connect': {
      version: '1.0.0',
      connect: (_input?: unknown) =>
        serve('connect', async () => {
          await actions.connect()
          return { accounts: accounts() }
        }),
    },
    'bitcoin:disconnect': {
      version: '1.0.0',
      disconnect: () => serve('disconnect', async () => memory.disconnect()),
    },
    'bitcoin:events': {
      version: '1.0.0',
      on: (_event: string, listener: (change: unknown) => void) =>
        memory.listen(() => listener({ accounts: accounts() })),
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: readonly unknown[]) =>
        serve('signMessage', async () => {
          const signed = []
          for (const input of inputs) {
            const { account, message, protocol } = parse(messageSchema, input)
            const signature = await actions.signMessage(account.address, message, protocol)
            signed.push({ signedMessage: message, signature })
          }
          return signed
        }),
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: (...inputs: readonly unknown[]) =>
        serve('signTransaction', async () => {
          const signed = []
          for (const input of inputs) signed.push({ signedPsbt: (await sign(input, false)).psbt })
          return signed
        }),
    },
    'bitcoin:signAndSendTransaction': {
      version: '1.0.0',
      signAndSendTransaction: (...inputs: readonly unknown[]) =>
        serve('signAndSendTransaction', async () => {
          const sent = []
          for (const input of inputs) sent.push({ txId: (await sign(input, true)).txid })
          return sent
        }),
    },
    ...(satsConnect !== undefined && { 'sats-connect:': { provider: satsConnect } }),
  }

  return Object.freeze({
    version: '1.0.0',
    name,
    icon,
    get chains() {
      return [chain()]
    },
    features: Object.freeze(features),
    get accounts() {
      return accounts()
    },
  })
}

function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const data = tryParse(schema, input)
  if (data === undefined) throw new WalletRpcError(-32602, 'The request cannot be read.')
  return data
}

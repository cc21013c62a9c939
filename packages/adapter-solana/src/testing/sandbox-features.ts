/**
 * Implements the Wallet Standard features of a Solana sandbox wallet: validates the inputs, prompts the user, then signs with
 * the keys.
 *
 * Throws  WalletRpcError  4001 rejected, and the errors of `SandboxInputs` and `SandboxSend`
 */
import { getTransactionDecoder } from '@solana/kit'
import * as v from 'valibot'
import type { SandboxSend } from './sandbox-chain.js'
import type { SandboxInputs } from './sandbox-inputs.js'
import type { SandboxFeatureCall, SandboxFeatureName, SandboxRequest } from './sandbox-options.js'
import type { SandboxMemory } from './sandbox-state.js'
import type { SandboxFeatures } from './standard-wallet.js'

const connectSchema = v.looseObject({ silent: v.optional(v.boolean()) })

/** What the features need. */
export type SandboxFeatureParams = {
  readonly memory: SandboxMemory
  readonly inputs: SandboxInputs
  readonly send: SandboxSend
  readonly versions: readonly ('legacy' | 0)[]
  /** Prompts the user. Rejects if the user declines. */
  readonly promptUser: (prompt: Omit<SandboxRequest, 'id'>) => Promise<void>
  /** Runs each call, or simulates a fault. */
  readonly serve: <T>(method: string, asked: SandboxFeatureCall, action: () => Promise<T>) => Promise<unknown>
}

/** Creates all features. */
export function createSandboxFeatures(parts: SandboxFeatureParams): SandboxFeatures {
  const { memory, inputs: read, send, versions, promptUser, serve } = parts
  const version = '1.0.0' as const

  const served =
    <T>(feature: SandboxFeatureName, action: (inputs: readonly unknown[]) => Promise<T>) =>
    (...inputs: readonly unknown[]) =>
      serve(feature, { feature, inputs }, () => action(inputs))

  return {
    'standard:connect': {
      version,
      connect: (input = {}) => connect(input),
    },
    'standard:disconnect': {
      version,
      disconnect: served('standard:disconnect', async () => memory.setConnected(false)),
    },
    'standard:events': { version, on: (event, listener) => (event === 'change' ? memory.on(listener) : () => {}) },
    'solana:signMessage': {
      version,
      signMessage: served('solana:signMessage', async (inputs) => {
        const parsed = read.messages(inputs)
        const [first] = parsed
        await promptUser({ kind: 'sign-message', feature: 'solana:signMessage', inputs, address: first?.key.address })
        return Promise.all(
          parsed.map(async ({ key, message }) => ({
            signedMessage: message,
            signature: await key.signMessage(message),
          })),
        )
      }),
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions: versions,
      signTransaction: served('solana:signTransaction', async (inputs) => {
        const parsed = read.transactions(inputs)
        await promptUser({ kind: 'sign-transaction', feature: 'solana:signTransaction', inputs, ...getSigner(parsed) })
        return Promise.all(
          parsed.map(async ({ key, transaction }) => ({ signedTransaction: await key.signTransaction(transaction) })),
        )
      }),
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions: versions,
      signAndSendTransaction: served('solana:signAndSendTransaction', async (inputs) => {
        const parsed = read.sends(inputs)
        await promptUser({ kind: 'send', feature: 'solana:signAndSendTransaction', inputs, ...getSigner(parsed) })
        const sent: { signature: Uint8Array }[] = []
        for (const { key, transaction, chain, options } of parsed) {
          const wire = await key.signTransaction(transaction)
          await send(chain, wire, options)
          sent.push({ signature: getSignature(wire) })
        }
        return sent
      }),
    },
  }

  function connect(input: unknown): Promise<unknown> {
    return serve('standard:connect', { feature: 'standard:connect', inputs: [input] }, async () => {
      const parsed = v.safeParse(connectSchema, input)
      const isSilent = parsed.success && parsed.output.silent === true
      if (memory.opened().length === 0 && !isSilent) {
        await promptUser({ kind: 'connect', feature: 'standard:connect', inputs: [input] })
        memory.setLocked(false)
        memory.setConnected(true)
      }
      return { accounts: memory.opened() }
    })
  }
}

function getSigner([first]: readonly {
  readonly chain?: string | undefined
  readonly key: { readonly address: string }
}[]) {
  return { chain: first?.chain, address: first?.key.address }
}

/** The id of a transaction is its first signature, that of the fee payer. */
function getSignature(wire: Uint8Array): Uint8Array {
  const [signature] = Object.values(getTransactionDecoder().decode(wire).signatures)
  return Uint8Array.from(signature ?? [])
}

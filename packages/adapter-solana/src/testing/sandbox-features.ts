/**
 * What a sandbox wallet does when it is asked: inputs are read first, then the person decides, then the keys sign.
 *
 * Throws  WalletRpcError  4001 refused, and whatever `SandboxInputs` and `SandboxSend` throw
 */
import { getTransactionDecoder } from '@solana/kit'
import * as z from 'zod/mini'
import type { SandboxSend } from './sandbox-chain.js'
import type { SandboxInputs } from './sandbox-inputs.js'
import type { SandboxAsked, SandboxFeatureName, SandboxRequest } from './sandbox-options.js'
import type { SandboxMemory } from './sandbox-state.js'
import type { SandboxFeatures } from './standard-wallet.js'

const connectSchema = z.looseObject({ silent: z.optional(z.boolean()) })

/** What the features are made of. */
export type SandboxFeatureParts = {
  readonly memory: SandboxMemory
  readonly inputs: SandboxInputs
  readonly send: SandboxSend
  readonly versions: readonly ('legacy' | 0)[]
  readonly askPerson: (question: Omit<SandboxRequest, 'id'>) => Promise<void>
  /** Serves each call, or lets it go wrong. */
  readonly serve: <T>(method: string, asked: SandboxAsked, action: () => Promise<T>) => Promise<unknown>
}

/** Makes all features. */
export function createSandboxFeatures(parts: SandboxFeatureParts): SandboxFeatures {
  const { memory, inputs: read, send, versions, askPerson, serve } = parts
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
        const asked = read.messages(inputs)
        const [first] = asked
        await askPerson({ kind: 'sign-message', feature: 'solana:signMessage', inputs, address: first?.key.address })
        return Promise.all(
          asked.map(async ({ key, message }) => ({
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
        const asked = read.transactions(inputs)
        await askPerson({ kind: 'sign-transaction', feature: 'solana:signTransaction', inputs, ...placeOf(asked) })
        return Promise.all(
          asked.map(async ({ key, transaction }) => ({ signedTransaction: await key.signTransaction(transaction) })),
        )
      }),
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions: versions,
      signAndSendTransaction: served('solana:signAndSendTransaction', async (inputs) => {
        const asked = read.sends(inputs)
        await askPerson({ kind: 'send', feature: 'solana:signAndSendTransaction', inputs, ...placeOf(asked) })
        const sent: { signature: Uint8Array }[] = []
        for (const { key, transaction, chain, options } of asked) {
          const wire = await key.signTransaction(transaction)
          await send(chain, wire, options)
          sent.push({ signature: nameOf(wire) })
        }
        return sent
      }),
    },
  }

  function connect(input: unknown): Promise<unknown> {
    return serve('standard:connect', { feature: 'standard:connect', inputs: [input] }, async () => {
      const given = z.safeParse(connectSchema, input)
      const isSilent = given.success && given.data.silent === true
      if (memory.opened().length === 0 && !isSilent) {
        await askPerson({ kind: 'connect', feature: 'standard:connect', inputs: [input] })
        memory.setLocked(false)
        memory.setConnected(true)
      }
      return { accounts: memory.opened() }
    })
  }
}

function placeOf([first]: readonly {
  readonly chain?: string | undefined
  readonly key: { readonly address: string }
}[]) {
  return { chain: first?.chain, address: first?.key.address }
}

/** A transaction goes by its first signature, its fee payer's. */
function nameOf(wire: Uint8Array): Uint8Array {
  const [signature] = Object.values(getTransactionDecoder().decode(wire).signatures)
  return Uint8Array.from(signature ?? [])
}

/**
 * What a sandbox wallet does when it is asked: inputs are read first, then the person decides, then the keys sign.
 *
 * Throws  WalletRpcError  4001 refused, and whatever `SandboxInputs` and `SandboxSend` throw
 */
import { getTransactionDecoder } from '@solana/kit'
import * as z from 'zod/mini'
import type { SandboxSend } from './sandbox-chain.js'
import type { SandboxInputs } from './sandbox-inputs.js'
import type { SandboxAsked, SandboxRequest } from './sandbox-options.js'
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
  /** Hears of each call before it is served, and may keep it waiting. */
  readonly arrive: (asked: SandboxAsked) => Promise<void>
}

/** Makes all features. */
export function createSandboxFeatures(parts: SandboxFeatureParts): SandboxFeatures {
  const { memory, inputs: read, send, versions, askPerson, arrive } = parts
  const version = '1.0.0' as const

  return {
    'standard:connect': {
      version,
      async connect(input = {}) {
        await arrive({ feature: 'standard:connect', inputs: [input] })
        const given = z.safeParse(connectSchema, input)
        const isSilent = given.success && given.data.silent === true
        if (memory.opened().length === 0 && !isSilent) {
          await askPerson({ kind: 'connect', feature: 'standard:connect', inputs: [input] })
          memory.setLocked(false)
          memory.setConnected(true)
        }
        return { accounts: memory.opened() }
      },
    },
    'standard:disconnect': {
      version,
      async disconnect() {
        await arrive({ feature: 'standard:disconnect', inputs: [] })
        memory.setConnected(false)
      },
    },
    'standard:events': { version, on: (event, listener) => (event === 'change' ? memory.on(listener) : () => {}) },
    'solana:signMessage': {
      version,
      async signMessage(...inputs) {
        const feature = 'solana:signMessage'
        await arrive({ feature, inputs })
        const asked = read.messages(inputs)
        await askPerson({ kind: 'sign-message', feature, inputs, address: asked[0]?.key.address })
        return Promise.all(
          asked.map(async ({ key, message }) => ({
            signedMessage: message,
            signature: await key.signMessage(message),
          })),
        )
      },
    },
    'solana:signTransaction': {
      version,
      supportedTransactionVersions: versions,
      async signTransaction(...inputs) {
        const feature = 'solana:signTransaction'
        await arrive({ feature, inputs })
        const asked = read.transactions(inputs)
        const [first] = asked
        await askPerson({
          kind: 'sign-transaction',
          feature,
          inputs,
          chain: first?.chain,
          address: first?.key.address,
        })
        return Promise.all(
          asked.map(async ({ key, transaction }) => ({ signedTransaction: await key.signTransaction(transaction) })),
        )
      },
    },
    'solana:signAndSendTransaction': {
      version,
      supportedTransactionVersions: versions,
      async signAndSendTransaction(...inputs) {
        const feature = 'solana:signAndSendTransaction'
        await arrive({ feature, inputs })
        const asked = read.sends(inputs)
        const [first] = asked
        await askPerson({ kind: 'send', feature, inputs, chain: first?.chain, address: first?.key.address })
        const sent: { signature: Uint8Array }[] = []
        for (const { key, transaction, chain, options } of asked) {
          const wire = await key.signTransaction(transaction)
          await send(chain, wire, options)
          sent.push({ signature: nameOf(wire) })
        }
        return sent
      },
    },
  }
}

/** A transaction goes by its first signature, its fee payer's. */
function nameOf(wire: Uint8Array): Uint8Array {
  const [signature] = Object.values(getTransactionDecoder().decode(wire).signatures)
  return Uint8Array.from(signature ?? [])
}

/**
 * The actions of a sandbox wallet after the user approved, for every API through which a page uses it.
 *
 * Throws  WalletRpcError  4001 rejected, 4100 not shared, -32602 unreadable, -32603 no node to send with
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { WalletRpcError } from '@bowline/kit-core/testing'
import { assertSats } from '../chain/amount.js'
import { decodeBytes, toBase64, toHex } from '../chain/encode.js'
import { createEsplora, type Esplora } from '../chain/esplora.js'
import type { SignedHex } from '../chain/send-raw.js'
import { finishPsbt } from '../transfer/finish-psbt.js'
import { signTransfer } from '../transfer/sign-transfer.js'
import type { SandboxAddress } from './sandbox-keys.js'
import { signText } from './sandbox-message.js'
import type { SandboxRequest } from './sandbox-options.js'
import { assertInputs, decodePsbt, getOwner, type SandboxInput, signInputs } from './sandbox-psbt.js'
import type { SandboxMemory } from './sandbox-state.js'

/** The actions of a sandbox wallet. */
export type SandboxActions = ReturnType<typeof createSandboxActions>

/** Creates the actions. */
export function createSandboxActions(
  memory: SandboxMemory,
  promptUser: (prompt: Omit<SandboxRequest, 'id'>) => Promise<void>,
) {
  const ask = (kind: SandboxRequest['kind'], details: SandboxRequest['details'], address?: string) =>
    promptUser({
      kind,
      caipNetworkId: memory.state().caipNetworkId,
      details,
      ...(address !== undefined && { address }),
    })

  function esplora(): Esplora {
    const esploraUrl = memory.esploraUrl()
    if (esploraUrl === undefined) throw new WalletRpcError(-32603, 'The wallet has no chain URL.')
    const nowhere = { networks: () => [], customRpcUrls: () => [] }
    return createEsplora(nowhere, { esploraUrl })(memory.state().caipNetworkId)
  }

  async function send(signed: SignedHex): Promise<string> {
    const outcome = await esplora().send(signed)
    if (outcome.status === 'rejected') throw outcome.error
    if (outcome.status === 'unknown') throw new WalletRpcError(-32603, 'No node has taken the transaction.')
    return signed.hash
  }

  return {
    /** Shares the accounts. Prompts the user unless they are already shared, or always with `isPromptedAgain`. */
    async connect({ isPromptedAgain = false } = {}): Promise<readonly SandboxAddress[]> {
      if (isPromptedAgain || memory.opened().length === 0) {
        await ask('connect', {})
        memory.connect()
      }
      return memory.opened()
    },

    async signMessage(address: unknown, message: Uint8Array, protocol?: string): Promise<Uint8Array> {
      const key = memory.key(address)
      await ask('sign-message', { message: new TextDecoder().decode(message), protocol }, key.address)
      return signText(key, message, protocol)
    },

    /** The inputs at these indexes, each with the address it pays to. */
    ownInputs(psbt: Uint8Array, indexes: readonly number[]): readonly SandboxInput[] {
      const transaction = decodePsbt(psbt)
      return indexes.map((index) => ({ key: getOwner(transaction, index, memory.opened()), index }))
    },

    /** Sends a signed transaction. */
    push: (psbt: Uint8Array) => send(finishPsbt(toHex(psbt))),

    async signPsbt(psbt: Uint8Array, inputs: readonly SandboxInput[], isSent = false) {
      const transaction = decodePsbt(psbt)
      assertInputs(transaction, inputs)
      await ask('sign-psbt', { psbt: toBase64(psbt), broadcast: isSent }, inputs[0]?.key.address)
      const signed = signInputs(transaction, inputs)
      const txid = isSent ? await send(finishPsbt(toHex(signed))) : undefined
      return { psbt: signed, txid }
    },

    async sendTransfer(recipient: string, amount: bigint): Promise<string> {
      const key = memory.opened().find(({ purpose }) => purpose === 'payment')
      if (key === undefined) throw new WalletRpcError(4100, 'No account is open to this page.')
      assertSats(amount)
      await ask('send', { recipient, amount }, key.address)
      const signed = await signTransfer({
        account: { address: key.address, purpose: 'payment', publicKey: toHex(key.publicKey) },
        recipient,
        amount,
        caipNetworkId: memory.state().caipNetworkId,
        esplora: esplora(),
        own: memory.opened().map(({ address }) => address),
        wallet: {
          async signPsbt({ psbt, signInputs: requestedInputs }) {
            const transaction = decodePsbt(decodeBytes(psbt) ?? new Uint8Array())
            const own = requestedInputs.map(({ index }) => ({ key, index }))
            return { psbt: toBase64(signInputs(transaction, own)) }
          },
        },
      })
      return send(signed)
    },

    async switchNetwork(caipNetworkId: CaipNetworkId): Promise<void> {
      if (memory.state().caipNetworkId === caipNetworkId) return
      await ask('switch-network', { caipNetworkId })
      memory.setNetwork(caipNetworkId)
    },
  }
}

/**
 * Signs PSBTs for a sandbox wallet like real wallets do: only requested inputs of the address, with allowed sighash types.
 *
 * Throws  WalletRpcError  -32602 for a PSBT that is unreadable, or inputs that do not exist or do not belong to the address
 * Source  BIP-174, BIP-371
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { Transaction } from '@scure/btc-signer'
import { paysTo, type SandboxAddress } from './sandbox-keys.js'

/** An input to sign. */
export type SandboxInput = {
  readonly key: SandboxAddress
  readonly index: number
  readonly sighash?: number | undefined
}

/** Parses a PSBT. Called before the user is prompted, so that unreadable ones never prompt. */
export function decodePsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, unknown: 'ignore' })
  } catch {
    throw new WalletRpcError(-32602, 'The PSBT cannot be read.')
  }
}

/** Throws unless each requested input exists and pays to the address that should sign it. */
export function assertInputs(transaction: Transaction, inputs: readonly SandboxInput[]): void {
  for (const { key, index } of inputs) getOwner(transaction, index, [key])
}

/** Gets the one of these addresses that an input spends from. Throws if it is none of them. */
export function getOwner(transaction: Transaction, index: number, keys: readonly SandboxAddress[]): SandboxAddress {
  if (!Number.isInteger(index) || index < 0 || index >= transaction.inputsLength) {
    throw new WalletRpcError(-32602, 'There is no such input.')
  }
  const input = transaction.getInput(index)
  const previous = input.witnessUtxo ?? input.nonWitnessUtxo?.outputs[input.index ?? 0]
  const owner = previous && keys.find((key) => paysTo(key, previous.script))
  if (owner === undefined) throw new WalletRpcError(-32602, 'The input is not of this address.')
  return owner
}

/** Signs the requested inputs; returns the PSBT with the signatures. */
export function signInputs(transaction: Transaction, inputs: readonly SandboxInput[]): Uint8Array {
  for (const { key, index, sighash } of inputs) {
    const declared = transaction.getInput(index).sighashType
    transaction.updateInput(index, {
      ...(key.internalKey && { tapInternalKey: key.internalKey }),
      ...(sighash !== undefined && declared === undefined && { sighashType: sighash }),
    })
    if (declared !== undefined && sighash !== undefined && declared !== sighash) {
      throw new WalletRpcError(-32602, 'The PSBT asks for another sighash type.')
    }
    const allowed = declared ?? sighash
    transaction.signIdx(key.privateKey, index, allowed === undefined ? undefined : [allowed])
  }
  return transaction.toPSBT()
}

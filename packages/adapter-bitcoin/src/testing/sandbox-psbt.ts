/**
 * Signs PSBTs as wallets do: only inputs that were asked for and pay to the address, with sighash types that were allowed.
 *
 * Throws  WalletRpcError  -32602 what cannot be read, names inputs that are not there or not the address' own
 * Source  BIP-174, BIP-371
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { Transaction } from '@scure/btc-signer'
import { paysTo, type SandboxAddress } from './sandbox-keys.js'

/** An input to be signed. */
export type SandboxInput = {
  readonly key: SandboxAddress
  readonly index: number
  readonly sighash?: number | undefined
}

/** Reads a PSBT; whoever is asked before it is read is asked about nothing. */
export function readPsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, unknown: 'ignore' })
  } catch {
    throw new WalletRpcError(-32602, 'The PSBT cannot be read.')
  }
}

/** Checks what is asked for. */
export function assertInputs(transaction: Transaction, inputs: readonly SandboxInput[]): void {
  for (const { key, index } of inputs) ownerOf(transaction, index, [key])
}

/** Whose an input is. */
export function ownerOf(transaction: Transaction, index: number, keys: readonly SandboxAddress[]): SandboxAddress {
  if (!Number.isInteger(index) || index < 0 || index >= transaction.inputsLength) {
    throw new WalletRpcError(-32602, 'There is no such input.')
  }
  const input = transaction.getInput(index)
  const previous = input.witnessUtxo ?? input.nonWitnessUtxo?.outputs[input.index ?? 0]
  const owner = previous && keys.find((key) => paysTo(key, previous.script))
  if (owner === undefined) throw new WalletRpcError(-32602, 'The input is not of this address.')
  return owner
}

/** Signs. */
export function signInputs(transaction: Transaction, inputs: readonly SandboxInput[]): Uint8Array {
  for (const { key, index, sighash } of inputs) {
    const told = transaction.getInput(index).sighashType
    transaction.updateInput(index, {
      ...(key.internalKey && { tapInternalKey: key.internalKey }),
      ...(sighash !== undefined && told === undefined && { sighashType: sighash }),
    })
    if (told !== undefined && sighash !== undefined && told !== sighash) {
      throw new WalletRpcError(-32602, 'The PSBT asks for another sighash type.')
    }
    const allowed = told ?? sighash
    transaction.signIdx(key.privateKey, index, allowed === undefined ? undefined : [allowed])
  }
  return transaction.toPSBT()
}

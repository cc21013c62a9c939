/**
 * The transaction of a signed PSBT, complete and ready to be sent.
 *
 * In      psbt       base64, as the wallet answered it
 *         unsigned   what was given to the wallet, where that is known: nothing else may come back
 * Out     hex
 * Throws  WalletRequestError   it cannot be read, lacks signatures, or is another transaction
 * Source  BIP-174, finalizer and extractor
 */
import { WalletRequestError } from '@bowline/kit-core'
import { Transaction } from '@scure/btc-signer'
import { bytesOf, toHex } from '../chain/encode.js'

const OPTIONS = { allowUnknownOutputs: true, allowUnknownInputs: true, allowLegacyWitnessUtxo: true } as const

/** Finishes a PSBT. */
export function finishPsbt(psbt: string, unsigned?: Uint8Array): string {
  const transaction = read(psbt)
  if (unsigned !== undefined && toHex(transaction.unsignedTx) !== toHex(unsigned)) {
    throw new WalletRequestError('The wallet signed another transaction')
  }
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
      if (finalScriptSig === undefined && finalScriptWitness === undefined) transaction.finalizeIdx(index)
    }
    return toHex(transaction.extract())
  } catch (error) {
    throw new WalletRequestError('The transaction is not fully signed', undefined, error)
  }
}

/** The transaction inside a PSBT, without its signatures. */
export function unsignedOf(psbt: string): Uint8Array {
  return read(psbt).unsignedTx
}

function read(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(bytesOf(psbt) ?? new Uint8Array(), OPTIONS)
  } catch (error) {
    throw new WalletRequestError('The transaction cannot be read', undefined, error)
  }
}

/**
 * Finalizes a signed PSBT into a transaction that can be sent.
 *
 * In      psbt    base64, as returned by the wallet
 *         given   base64, what the wallet was requested to sign, if known: it must return the same transaction
 * Out     its bytes and its id, in hex
 * Throws  WalletRequestError      it cannot be read, or is another transaction
 *         UnfinishedPsbtError     it lacks signatures
 * Source  BIP-174, finalizer and extractor
 */
import { WalletRequestError } from '@bowline/kit-core/errors'
import { toHex } from '../chain/encode.js'
import type { SignedHex } from '../chain/send-raw.js'
import { UnfinishedPsbtError } from './errors.js'
import { parsePsbt } from './parse-psbt.js'

/** Finalizes a PSBT. */
export function finishPsbt(psbt: string, given?: string): SignedHex {
  const transaction = parsePsbt(psbt)
  if (given !== undefined && toHex(transaction.unsignedTx) !== toHex(parsePsbt(given).unsignedTx)) {
    throw new WalletRequestError('The wallet signed another transaction')
  }
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
      if (finalScriptSig === undefined && finalScriptWitness === undefined) transaction.finalizeIdx(index)
    }
    return { raw: toHex(transaction.extract()), hash: transaction.id }
  } catch (error) {
    throw new UnfinishedPsbtError(error)
  }
}

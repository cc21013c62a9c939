import type { SignInput } from '../provider/bitcoin-provider.js'

/** Inputs that one address signs with one sighash type. */
export type InputGroup = { readonly address: string; readonly sighash: number | undefined; readonly indexes: number[] }

/**
 * Groups the inputs of a PSBT by address and their first sighash type, in the order in which they first occur, for wallets whose
 * API takes indexes by address.
 */
export function groupInputs(inputs: readonly SignInput[]): readonly InputGroup[] {
  const groups: InputGroup[] = []
  for (const { address, index, sighashTypes } of inputs) {
    const sighash = sighashTypes?.[0]
    const known = groups.find((group) => group.address === address && group.sighash === sighash)
    if (known) known.indexes.push(index)
    else groups.push({ address, sighash, indexes: [index] })
  }
  return groups
}

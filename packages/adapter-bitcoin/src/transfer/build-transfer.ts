/**
 * Builds a transfer for a wallet that can sign and not send. Loaded when the first such transfer is made.
 *
 * In      account       pays, and takes the change
 *         outputs       its unspent ones that may be spent; confirmed ones first. One that costs more to spend than it is worth
 *                       is none
 *         mayCarry      something else than bitcoin may be kept at the account: outputs that are small enough to carry an
 *                       inscription or runes come last
 *         previous      the transaction an output is of, hex: without it a lie about an amount could hide in the fee
 *         satsPerByte   what the network asks for
 * Out     the PSBT, whose fee takes change that nodes would not pass on. It may be replaced, so that the wallet can pay more for it
 *         later
 * Throws  WalletRequestError   the recipient is no address of the network, or nothing can be built for the account
 *         DustError, InsufficientCoinError, FeeTooHighError
 * Source  BIP-125; BIP-174; Bitcoin Core's GetDustThreshold; spec R-ADPT-16, R-ADPT-65, R-ADPT-67, R-ADPT-110, R-SEND-148, R-SEND-160
 */
import { type CaipNetworkId, WalletRequestError } from '@bowline/kit-core'
import { Address, OutScript, p2sh, p2wpkh, selectUTXO, type Transaction } from '@scure/btc-signer'
import { chainOf } from '../chain/chains.js'
import { bytesOf, toBase64, toHex } from '../chain/encode.js'
import type { Unspent } from '../chain/unspent.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { assertFee } from './assert-fee.js'
import { DustError, InsufficientCoinError } from './errors.js'
import { networkParams } from './network-params.js'

/** Inscriptions are made on outputs of at most so many sats, as a rule, and runes are kept on such. */
const MOST_POSTAGE = 10_000n

/** The highest number by which an input says that the transaction may be replaced. */
const REPLACEABLE = 0xfffffffd

/** What is to be built. */
export type BuildTransferParams = {
  readonly account: BitcoinAccount
  readonly recipient: string
  readonly amount: bigint
  readonly outputs: readonly Unspent[]
  readonly mayCarry: boolean
  readonly previous: (txid: string) => Promise<string>
  readonly satsPerByte: bigint
  readonly confirmedFee?: bigint | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transfer that waits for its signatures. */
export type BuiltTransfer = {
  /** Base64. */
  readonly psbt: string
  readonly inputs: number
}

/** Builds a transfer. */
export async function buildTransfer(params: BuildTransferParams): Promise<BuiltTransfer> {
  const { account, recipient, amount, outputs, mayCarry, previous, satsPerByte, confirmedFee, caipNetworkId } = params
  const network = networkParams(chainOf(caipNetworkId))
  const script = scriptOf(account.address, network)
  assertPassedOn(recipient, amount, network)
  const spending = spendingOf(account, network)
  const candidate = ({ txid, index, value }: Unspent) => ({
    txid,
    index,
    sequence: REPLACEABLE,
    witnessUtxo: { script, amount: value },
    ...spending,
  })

  const select = (from: readonly Unspent[]) =>
    from.length === 0
      ? undefined
      : selectUTXO(from.map(candidate), [{ address: recipient, amount }], 'default', {
          changeAddress: account.address,
          feePerByte: satsPerByte,
          bip69: true,
          createTx: true,
          network,
          allowLegacyWitnessUtxo: true,
        })
  const plain = mayCarry ? outputs.filter(({ value }) => value > MOST_POSTAGE) : outputs
  const confirmed = (some: readonly Unspent[]) => some.filter(({ isConfirmed }) => isConfirmed)
  const selected = select(confirmed(plain)) ?? select(plain) ?? select(confirmed(outputs)) ?? select(outputs)
  const transaction = selected?.tx
  if (transaction === undefined) throw new InsufficientCoinError()
  assertFee(selected?.fee ?? 0n, amount, confirmedFee)
  if (!spending.tapInternalKey) await addPrevious(transaction, previous)
  return { psbt: toBase64(transaction.toPSBT(0)), inputs: transaction.inputsLength }
}

async function addPrevious(transaction: Transaction, previous: BuildTransferParams['previous']): Promise<void> {
  const known = new Map<string, Uint8Array>()
  for (let index = 0; index < transaction.inputsLength; index++) {
    const txid = toHex(transaction.getInput(index).txid ?? new Uint8Array())
    const raw = known.get(txid) ?? bytesOf(await previous(txid)) ?? new Uint8Array()
    known.set(txid, raw)
    try {
      transaction.updateInput(index, { nonWitnessUtxo: raw })
    } catch (error) {
      throw new WalletRequestError('The chain told another amount than there is', undefined, error)
    }
  }
}

type NetworkParams = ReturnType<typeof networkParams>

function scriptOf(address: string, network: NetworkParams): Uint8Array {
  return OutScript.encode(Address(network).decode(address))
}

/** The least, in sats, that nodes pass on to an address: less would cost more to spend than it is worth. */
const LEAST = { pkh: 546n, sh: 540n, wpkh: 294n, witness: 330n }

function assertPassedOn(recipient: string, amount: bigint, network: NetworkParams): void {
  const least = LEAST[kindOf(recipient, network)]
  if (amount < least) throw new DustError(least)
}

function kindOf(recipient: string, network: NetworkParams): keyof typeof LEAST {
  try {
    const { type } = Address(network).decode(recipient)
    return type === 'pkh' || type === 'sh' || type === 'wpkh' ? type : 'witness'
  } catch (error) {
    throw new WalletRequestError('The recipient is no address of this network', undefined, error)
  }
}

/** What a signer has to know of the address beside its script. */
function spendingOf({ address, publicKey }: BitcoinAccount, network: NetworkParams) {
  const { type } = Address(network).decode(address)
  const key = publicKey === undefined ? undefined : bytesOf(publicKey)
  if (type === 'wpkh' || type === 'pkh') return {}
  if (type === 'tr' && key !== undefined) return { tapInternalKey: key.length === 32 ? key : key.slice(1, 33) }
  const wrapped = type === 'sh' && key?.length === 33 ? p2sh(p2wpkh(key, network), network) : undefined
  if (wrapped?.address === address && wrapped.redeemScript) return { redeemScript: wrapped.redeemScript }
  throw new WalletRequestError('Nothing can be sent from this address here')
}

/**
 * Builds a transfer that the wallet only signs, because it cannot send, or not from this account. Loads with the first
 * such transfer.
 *
 * In      account       pays, and receives the change
 *         outputs       its unspent outputs that may be spent. Confirmed ones are used first. Outputs that cost more to
 *                       spend than they are worth are not used
 *         mayCarry      the account may also hold other assets: outputs small enough to carry an inscription or runes
 *                       are used last
 *         previous      fetches the transaction of an output, in hex. Without it, a false amount could hide in the fee
 *         satsPerByte   fee rate of the network
 * Out     the PSBT. Change too small for nodes to relay goes to the fee. It is replaceable, so that the wallet can
 *         raise the fee later
 * Throws  WalletRequestError   the recipient is not an address of the network, or nothing can be built for the account
 *         DustError, InsufficientFundsError, FeeTooHighError
 * Source  BIP-125; BIP-174; Bitcoin Core's GetDustThreshold; spec R-ADPT-16, R-ADPT-65, R-ADPT-67, R-ADPT-110,
 *         R-SEND-148, R-SEND-160
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { Address, OutScript, p2sh, p2wpkh, selectUTXO, type Transaction } from '@scure/btc-signer'
import { getChain } from '../chain/chains.js'
import { decodeBytes, toBase64, toHex } from '../chain/encode.js'
import type { Unspent } from '../chain/fetch-unspent.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { assertFee } from './assert-fee.js'
import { DustError, InsufficientFundsError } from './errors.js'
import { getNetworkParams } from './network-params.js'

/** Inscriptions and runes are usually on outputs of at most this many sats. */
const MAX_POSTAGE = 10_000n

/** The highest sequence number that marks a transaction as replaceable. */
const REPLACEABLE = 0xfffffffd

/** What `buildTransfer` needs. */
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

/** An unsigned transfer. */
export type BuiltTransfer = {
  /** Base64. */
  readonly psbt: string
  readonly inputs: number
}

/** Builds a transfer. */
export async function buildTransfer(params: BuildTransferParams): Promise<BuiltTransfer> {
  const { account, recipient, amount, outputs, mayCarry, previous, satsPerByte, confirmedFee, caipNetworkId } = params
  const network = getNetworkParams(getChain(caipNetworkId))
  const script = getScript(account.address, network)
  assertAboveDust(recipient, amount, network)
  const spendInfo = getSpendInfo(account, network)
  const candidate = ({ txid, index, value }: Unspent) => ({
    txid,
    index,
    sequence: REPLACEABLE,
    witnessUtxo: { script, amount: value },
    ...spendInfo,
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
  const plain = mayCarry ? outputs.filter(({ value }) => value > MAX_POSTAGE) : outputs
  const confirmed = (some: readonly Unspent[]) => some.filter(({ isConfirmed }) => isConfirmed)
  const selected = select(confirmed(plain)) ?? select(plain) ?? select(confirmed(outputs)) ?? select(outputs)
  const transaction = selected?.tx
  if (transaction === undefined) throw new InsufficientFundsError()
  assertFee(selected?.fee ?? 0n, amount, confirmedFee)
  if (!spendInfo.tapInternalKey) await addPrevious(transaction, previous)
  return { psbt: toBase64(transaction.toPSBT(0)), inputs: transaction.inputsLength }
}

async function addPrevious(transaction: Transaction, previous: BuildTransferParams['previous']): Promise<void> {
  const known = new Map<string, Uint8Array>()
  for (let index = 0; index < transaction.inputsLength; index++) {
    const txid = toHex(transaction.getInput(index).txid ?? new Uint8Array())
    const raw = known.get(txid) ?? decodeBytes(await previous(txid)) ?? new Uint8Array()
    known.set(txid, raw)
    try {
      transaction.updateInput(index, { nonWitnessUtxo: raw })
    } catch (error) {
      throw new WalletRequestError('The previous transaction does not match the unspent output', undefined, error)
    }
  }
}

type NetworkParams = ReturnType<typeof getNetworkParams>

function getScript(address: string, network: NetworkParams): Uint8Array {
  return OutScript.encode(Address(network).decode(address))
}

/** Smallest output in sats that nodes relay, by address type. Less would cost more to spend than it is worth. */
const DUST_LIMITS = { pkh: 546n, sh: 540n, wpkh: 294n, witness: 330n }

function assertAboveDust(recipient: string, amount: bigint, network: NetworkParams): void {
  const minimum = DUST_LIMITS[getAddressType(recipient, network)]
  if (amount < minimum) throw new DustError(minimum)
}

function getAddressType(recipient: string, network: NetworkParams): keyof typeof DUST_LIMITS {
  try {
    const { type } = Address(network).decode(recipient)
    return type === 'pkh' || type === 'sh' || type === 'wpkh' ? type : 'witness'
  } catch (error) {
    throw new WalletRequestError('The recipient is not an address of this network', undefined, error)
  }
}

/** What a signer must know about the address besides its script. */
function getSpendInfo({ address, publicKey }: BitcoinAccount, network: NetworkParams) {
  const { type } = Address(network).decode(address)
  const key = publicKey === undefined ? undefined : decodeBytes(publicKey)
  if (type === 'wpkh' || type === 'pkh') return {}
  if (type === 'tr' && key !== undefined) return { tapInternalKey: key.length === 32 ? key : key.slice(1, 33) }
  const wrapped = type === 'sh' && key?.length === 33 ? p2sh(p2wpkh(key, network), network) : undefined
  if (wrapped?.address === address && wrapped.redeemScript) return { redeemScript: wrapped.redeemScript }
  throw new WalletRequestError('Sending from this type of address is not supported')
}

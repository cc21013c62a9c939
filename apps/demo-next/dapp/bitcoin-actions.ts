/**
 * Actions of the dApp's buttons on Bitcoin, each verified where possible.
 *
 * Throws  errors of the wallet, the kit or the API
 */
import { type BitcoinProvider, isBitcoinProvider } from '@bowline/adapter-bitcoin'
import type { Kit } from '@bowline/kit-core'
import { getProvider, refreshBalance, signMessage } from '@bowline/kit-core/actions'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { Address, CompactSize, NETWORK, OutScript, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { sha256 } from 'viem'
import { BITCOIN_RECIPIENTS } from '../wallets/accounts'
import { FAMILY_MESSAGE, type FamilyAction, type FamilyActionParams, nodeUrl } from './namespace-action'
import { readUnspent } from './read-unspent'

const NAMESPACE = { namespace: 'bip122' } as const
const AMOUNT = 10_000n
const FEE = 1_000n

/** The actions, in the order of their buttons. */
export const BITCOIN_ACTIONS: readonly FamilyAction[] = [
  {
    name: 'sign-message',
    label: 'Sign message',
    async run({ kit, address }) {
      const signature = await signMessage(kit, { ...NAMESPACE, message: FAMILY_MESSAGE })
      const isOurs = signerOf(signature, paramsOf(address)) === address
      return [
        { label: 'Signature', text: signature },
        { label: 'Verified', text: isOurs ? `yes, signed by ${address}` : 'no' },
      ]
    },
  },
  {
    name: 'send',
    label: 'Send 0.0001',
    async run({ kit, address }) {
      const provider = await providerOf(kit)
      const txid = await provider.sendTransfer({ recipient: recipientOf(address), amount: AMOUNT })
      await refreshBalance(kit, { ...NAMESPACE, isForced: true })
      return [{ label: 'Transaction', text: txid }]
    },
  },
  {
    name: 'sign-psbt',
    label: 'Sign a PSBT',
    async run(params) {
      const provider = await providerOf(params.kit)
      const { psbt } = await provider.signPsbt({
        psbt: await psbtOf(params),
        signInputs: [{ address: params.address, index: 0 }],
      })
      if (psbt === undefined) throw new Error('The wallet gave no PSBT back')
      const signed = Transaction.fromPSBT(base64.decode(psbt))
      signed.finalize()
      return [
        { label: 'Transaction', text: signed.id },
        { label: 'Complete', text: signed.isFinal ? 'yes' : 'no' },
        { label: 'Sent', text: 'no' },
      ]
    },
  },
]

async function providerOf(kit: Kit): Promise<BitcoinProvider> {
  const provider = await getProvider(kit, NAMESPACE)
  if (!isBitcoinProvider(provider)) throw new Error('This is not a Bitcoin wallet')
  return provider
}

/** A transaction that spends one output of the account, unsigned, in base64. */
async function psbtOf(params: FamilyActionParams): Promise<string> {
  const { address } = params
  const network = paramsOf(address)
  const spent = (await readUnspent(nodeUrl(params), address)).find(({ sats }) => sats > AMOUNT + FEE)
  if (spent === undefined) throw new Error('The account has too little')
  const transaction = new Transaction()
  const script = OutScript.encode(Address(network).decode(address))
  transaction.addInput({ txid: spent.txid, index: spent.index, witnessUtxo: { script, amount: spent.sats } })
  transaction.addOutputAddress(recipientOf(address), AMOUNT, network)
  transaction.addOutputAddress(address, spent.sats - AMOUNT - FEE, network)
  return base64.encode(transaction.toPSBT())
}

function recipientOf(address: string): string {
  return address.startsWith('tb') ? BITCOIN_RECIPIENTS.tb : BITCOIN_RECIPIENTS.bc
}

function paramsOf(address: string): typeof NETWORK {
  return address.startsWith('tb') ? TEST_NETWORK : NETWORK
}

/** The address whose key created a BIP-137 signature. */
function signerOf(signature: string, network: typeof NETWORK): string | undefined {
  const bytes = base64.decode(signature)
  const [header = 0] = bytes
  const message = new TextEncoder().encode(FAMILY_MESSAGE)
  const magic = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const text = Uint8Array.of(...magic, ...CompactSize.encode(BigInt(message.length)), ...message)
  const recoverable = Uint8Array.of((header - 27) & 3, ...bytes.slice(1))
  const digest = sha256(sha256(text, 'bytes'), 'bytes')
  const key = secp256k1.recoverPublicKey(recoverable, digest, { prehash: false })
  return p2wpkh(key, network).address
}

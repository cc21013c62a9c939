/**
 * Actions of the dApp's buttons on Solana, each verified: signatures are checked, transactions waited for.
 *
 * Throws  errors of the wallet, the kit or a node
 */
import { isSolanaProvider, type SolanaProvider } from '@bowline/adapter-solana'
import type { Kit } from '@bowline/kit-core'
import { getProvider, refreshBalance, signMessage } from '@bowline/kit-core/actions'
import {
  appendTransactionMessageInstruction,
  address as asAddress,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Encoder,
  getPublicKeyFromAddress,
  lamports,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signatureBytes,
  signature as toSignature,
  verifySignature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { SOLANA_RECIPIENT } from '../wallets/accounts'
import type { ActionLine } from './actions'
import { FAMILY_MESSAGE, type FamilyAction, type FamilyActionParams, nodeUrl } from './namespace-action'

const NAMESPACE = { namespace: 'solana' } as const
const AMOUNT = 1_000_000n
const CONFIRM_TRIES = 40
const CONFIRM_PAUSE_MS = 250

/** The actions, in the order of their buttons. */
export const SOLANA_ACTIONS: readonly FamilyAction[] = [
  {
    name: 'sign-message',
    label: 'Sign message',
    async run({ kit, address }) {
      const signed = await signMessage(kit, { ...NAMESPACE, message: FAMILY_MESSAGE })
      const message = new TextEncoder().encode(FAMILY_MESSAGE)
      return [
        { label: 'Signature', text: signed },
        await verdict(address, Uint8Array.from(getBase58Encoder().encode(signed)), message),
      ]
    },
  },
  {
    name: 'send',
    label: 'Send 0.001',
    async run(params) {
      const provider = await providerOf(params.kit)
      const hash = await provider.signAndSendTransaction(await transferOf(params))
      const outcome = await untilConfirmed(params, hash)
      await refreshBalance(params.kit, { ...NAMESPACE, isForced: true })
      return [
        { label: 'Transaction', text: hash },
        { label: 'Outcome', text: outcome },
      ]
    },
  },
  {
    name: 'sign-transaction',
    label: 'Sign a transaction',
    async run(params) {
      const provider = await providerOf(params.kit)
      const { signatures, messageBytes } = await provider.signTransaction(await transferOf(params))
      const signed = signatures[asAddress(params.address)]
      if (!signed) throw new Error('The wallet gave no signature')
      return [
        await verdict(params.address, Uint8Array.from(signed), Uint8Array.from(messageBytes)),
        { label: 'Sent', text: 'no' },
      ]
    },
  },
]

async function providerOf(kit: Kit): Promise<SolanaProvider> {
  const provider = await getProvider(kit, NAMESPACE)
  if (!isSolanaProvider(provider)) throw new Error('This is not a Solana wallet')
  return provider
}

/** An unsigned transfer. */
async function transferOf(params: FamilyActionParams) {
  const from = asAddress(params.address)
  const { value: lifetime } = await createSolanaRpc(nodeUrl(params)).getLatestBlockhash().send()
  const instruction = getTransferSolInstruction({
    source: createNoopSigner(from),
    destination: asAddress(SOLANA_RECIPIENT),
    amount: lamports(AMOUNT),
  })
  const paid = setTransactionMessageFeePayer(from, createTransactionMessage({ version: 0 }))
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  return compileTransaction(appendTransactionMessageInstruction(instruction, timed))
}

async function untilConfirmed(params: FamilyActionParams, hash: string): Promise<string> {
  const rpc = createSolanaRpc(nodeUrl(params))
  for (let left = CONFIRM_TRIES; left > 0; left -= 1) {
    const { value } = await rpc.getSignatureStatuses([toSignature(hash)]).send()
    const [status] = value
    if (status?.err) return 'failed'
    if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') {
      return status.confirmationStatus
    }
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_PAUSE_MS))
  }
  return 'not confirmed yet'
}

async function verdict(address: string, signed: Uint8Array, message: Uint8Array): Promise<ActionLine> {
  const key = await getPublicKeyFromAddress(asAddress(address))
  const isOurs = await verifySignature(key, signatureBytes(signed), message)
  return { label: 'Verified', text: isOurs ? `yes, signed by ${address}` : 'no' }
}

import { isBitcoinProvider } from '@bowline/adapter-bitcoin'
import { getProvider } from '@bowline/kit-core/actions'
import { kit } from './bitcoin'

/** Signs the first input with the payment address and sends the transaction. Resolves to its id. */
export async function signAndBroadcast(psbt: string): Promise<string | undefined> {
  const provider = await getProvider(kit, { namespace: 'bip122' })
  if (!isBitcoinProvider(provider)) throw new Error('This is not a Bitcoin wallet')
  const [payment] = (await provider.getAccountAddresses()).filter(({ purpose }) => purpose === 'payment')
  if (payment === undefined) throw new Error('The wallet has no payment address')
  const { txid } = await provider.signPsbt({
    psbt,
    signInputs: [{ address: payment.address, index: 0 }],
    broadcast: true,
  })
  return txid
}

/**
 * Describes a Bitcoin request to a sandbox wallet, for its window. A PSBT is decoded from its bytes.
 *
 * In      request
 * Out     title and rows
 */
import type { SandboxRequest } from '@bowline/adapter-bitcoin/testing'
import { formatUnits } from '@bowline/kit-core'
import { base64 } from '@scure/base'
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { BITCOIN_NETWORKS } from '../../settings/networks'
import { connectWords, messageWords, type RequestRow, type RequestWords } from '../request-text'

const BTC_DECIMALS = 8

/** Describes a request. */
export function describeBitcoinRequest({ kind, details, caipNetworkId, address }: SandboxRequest): RequestWords {
  const account: RequestRow = { label: 'Account', text: address ?? '' }
  const network: RequestRow = { label: 'Network', text: networkName(caipNetworkId) }
  switch (kind) {
    case 'connect':
      return connectWords(network.text)
    case 'sign-message':
      return messageWords(address, String(details.message))
    case 'send':
      return {
        title: 'Send bitcoin',
        rows: [
          account,
          network,
          { label: 'To', text: String(details.recipient) },
          { label: 'Value', text: amountOf(details.amount) },
        ],
      }
    case 'sign-psbt':
      return {
        title: details.broadcast === true ? 'Sign and send a transaction' : 'Sign a transaction',
        rows: [account, network, ...psbtRows(details.psbt, caipNetworkId)],
      }
    case 'switch-network':
      return {
        title: 'Switch network',
        rows: [
          { label: 'From', text: network.text },
          { label: 'To', text: networkName(String(details.caipNetworkId)) },
        ],
      }
  }
}

/** The wallet has decoded the PSBT before it asks. */
function psbtRows(psbt: unknown, caipNetworkId: string): readonly RequestRow[] {
  const transaction = Transaction.fromPSBT(base64.decode(String(psbt)), {
    allowUnknownOutputs: true,
    unknown: 'ignore',
  })
  const [mainnet] = BITCOIN_NETWORKS
  const params = caipNetworkId === mainnet.caipNetworkId ? NETWORK : TEST_NETWORK
  return Array.from({ length: transaction.outputsLength }, (_, index) => [
    { label: 'To', text: transaction.getOutputAddress(index, params) ?? 'A script without an address' },
    { label: 'Value', text: amountOf(transaction.getOutput(index).amount) },
  ]).flat()
}

function amountOf(sats: unknown): string {
  return typeof sats === 'bigint' ? `${formatUnits(sats, BTC_DECIMALS)} BTC` : ''
}

function networkName(caipNetworkId: string): string {
  return BITCOIN_NETWORKS.find((network) => network.caipNetworkId === caipNetworkId)?.name ?? caipNetworkId
}

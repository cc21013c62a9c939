/**
 * Actions of the dApp's buttons, each verified where possible: signatures are recovered, transactions waited
 * for.
 *
 * In      dapp, token   an ERC-20 token to send, if there is one
 * Out     the lines to show
 * Throws  errors of the wallet or the library
 */
import { type Address, encodeFunctionData, erc20Abi, isAddress, numberToHex, parseEther } from 'viem'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem/utils'
import { EVM_NETWORKS, UNKNOWN_TO_WALLETS, UNLISTED_CHAIN } from '../settings/networks'
import { RECIPIENT } from '../wallets/accounts'
import { APP_KEY, createKeyRequest } from './app-key'
import type { Dapp, DappCall } from './dapp'
import { makeTypedData } from './typed-data'

/** A line of a result. */
export type ActionLine = { readonly label: string; readonly text: string }

/** Input of an action. */
export type ActionParams = { readonly dapp: Dapp; readonly token: string; readonly chainId: number | undefined }

type Action = (params: ActionParams) => Promise<readonly ActionLine[]>

/** The text to sign. */
const MESSAGE = 'Hello from the Bowline playground. Signing this costs nothing.'

const AMOUNT = parseEther('0.001')

/** The actions by name, in the order of their buttons. */
export const ACTIONS = {
  'sign-message': {
    label: 'Sign message',
    async run({ dapp }) {
      const address = addressOf(dapp)
      const signature = await dapp.signMessage(MESSAGE)
      const signer = await recoverMessageAddress({ message: MESSAGE, signature })
      return [{ label: 'Signature', text: signature }, verdict(signer, address)]
    },
  },
  'sign-typed-data': {
    label: 'Sign typed data',
    async run({ dapp }) {
      const address = addressOf(dapp)
      const data = makeTypedData(dapp.chainId ?? 1, address)
      const signature = await dapp.signTypedData(data)
      return [
        { label: 'Signature', text: signature },
        verdict(await recoverTypedDataAddress({ ...data, signature }), address),
      ]
    },
  },
  send: {
    label: 'Send 0.001',
    async run({ dapp }) {
      return sent(dapp, await dapp.send({ to: RECIPIENT, value: AMOUNT }))
    },
  },
  'send-token': {
    label: 'Send token',
    async run({ dapp, token }) {
      if (!isAddress(token)) throw new Error('Give the token’s address in the options first')
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 1n] })
      return sent(dapp, await dapp.send({ to: token, data }))
    },
  },
  'send-batch': {
    label: 'Send a batch',
    run: ({ dapp }) =>
      sendBatch(dapp, [
        { to: RECIPIENT, value: AMOUNT },
        { to: RECIPIENT, value: AMOUNT * 2n },
      ]),
  },
  'send-batch-20': {
    label: 'Send a batch of 20',
    run: ({ dapp }) =>
      sendBatch(
        dapp,
        Array.from({ length: 20 }, (_, index) => ({ to: RECIPIENT, value: BigInt(index + 1) })),
      ),
  },
  'permit-key': {
    label: 'Let a key pay 0.001 a day',
    async run({ dapp }) {
      const request = createKeyRequest({ address: addressOf(dapp), chainId: dapp.chainId ?? 1, amount: AMOUNT })
      const granted = await dapp.askWallet('wallet_grantPermissions', [request])
      return [
        { label: 'Key', text: APP_KEY.address },
        { label: 'Permission', text: String(Object(granted).context) },
      ]
    },
  },
  'switch-network': {
    label: 'Switch network',
    async run({ dapp, chainId }) {
      if (chainId === undefined) throw new Error('List a second network in the options first')
      await dapp.switchNetwork(chainId)
      return [{ label: 'Network', text: String(chainId) }]
    },
  },
  'switch-unlisted': {
    label: 'Switch to an unlisted network',
    async run({ dapp }) {
      await dapp.askWallet('wallet_switchEthereumChain', [{ chainId: numberToHex(UNLISTED_CHAIN.id) }])
      return [{ label: 'Wallet is on', text: `${UNLISTED_CHAIN.name}, which this page does not list` }]
    },
  },
  'add-chain': {
    label: 'Add a network',
    async run({ dapp }) {
      const { id, name, nativeCurrency, rpcUrls } = EVM_NETWORKS[UNKNOWN_TO_WALLETS]
      const chain = { chainId: numberToHex(id), chainName: name, nativeCurrency, rpcUrls: rpcUrls.default.http }
      await dapp.askWallet('wallet_addEthereumChain', [chain])
      return [{ label: 'Wallet is on', text: name }]
    },
  },
  disconnect: {
    label: 'Disconnect',
    async run({ dapp }) {
      await dapp.disconnect()
      return [{ label: 'Wallet', text: 'disconnected' }]
    },
  },
} as const satisfies Record<string, { label: string; run: Action }>

/** The name of an action. */
export type ActionName = keyof typeof ACTIONS

/** The names, in order. */
export const ACTION_NAMES: readonly ActionName[] = [
  'sign-message',
  'sign-typed-data',
  'send',
  'send-token',
  'send-batch',
  'send-batch-20',
  'permit-key',
  'switch-network',
  'switch-unlisted',
  'add-chain',
  'disconnect',
]

function addressOf({ address }: Dapp): Address {
  if (address === undefined) throw new Error('Connect a wallet first')
  return address
}

function verdict(signer: string, address: string): ActionLine {
  const isOurs = signer.toLowerCase() === address.toLowerCase()
  return { label: 'Verified', text: isOurs ? `yes, signed by ${signer}` : `no, signed by ${signer}` }
}

async function sendBatch(dapp: Dapp, calls: readonly DappCall[]): Promise<readonly ActionLine[]> {
  const id = await dapp.sendBatch(calls)
  const { status, hashes } = await dapp.batchOutcome(id)
  return [
    { label: 'Batch', text: id },
    { label: 'Status', text: status },
    ...hashes.map((hash) => ({ label: 'Transaction', text: hash })),
  ]
}

async function sent(dapp: Dapp, hash: `0x${string}`): Promise<readonly ActionLine[]> {
  const { status, blockNumber } = await dapp.receipt(hash)
  return [
    { label: 'Transaction', text: hash },
    { label: 'Receipt', text: `${status}, block ${blockNumber}` },
  ]
}

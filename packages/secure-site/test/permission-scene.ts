import { accountContracts, deployErc20 } from '@bowline/chains'
import {
  createPublicClient,
  createWalletClient,
  encodePacked,
  erc20Abi,
  type Hex,
  http,
  isHex,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import * as z from 'zod/mini'
import type { ServedFrame } from './served-frame.js'
import { createSmartChain, type SmartFrameParams, waitForStatus } from './smart-chain.js'

export const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const DAY = 86_400
const SINGLE = toHex(0, { size: 32 })
const ether = (text: string) => toHex(parseEther(text))
export const delegationManager = {
  address: accountContracts.delegationManager,
  abi: parseAbi([
    'struct Caveat { address enforcer; bytes terms; bytes args; }',
    'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
    'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
    'function enableDelegation(Delegation delegation)',
    'function disabledDelegations(bytes32 hash) view returns (bool)',
  ]),
}
export const nowSec = () => Math.floor(Date.now() / 1_000)
const grantSchema = z.looseObject({ context: z.string(), address: z.string() })

export const toSigner = (...keys: readonly PrivateKeyAccount[]) => ({
  type: 'keys',
  data: { keys: keys.map(({ publicKey }) => ({ type: 'secp256k1', publicKey })) },
})
export const allowance = (amount: string, more: object = {}) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: ether(amount), start: nowSec() - 10, period: DAY, ...more },
})
/** A request for one ether a day, for 30 days. */
export const toRequest = (key: PrivateKeyAccount, more: object = {}) => ({
  ...{
    chainId: '0x1',
    expiry: nowSec() + 30 * DAY,
    signer: toSigner(key),
    permissions: [allowance('1')],
    policies: [],
  },
  ...more,
})

export const askForPermission = async (frame: ServedFrame, request: object) =>
  (await frame.rpc('wallet_grantPermissions', [request])).payload

export async function grantPermission(frame: ServedFrame, request: object) {
  const { context, address } = z.parse(grantSchema, await askForPermission(frame, request))
  if (!isHex(context) || !isHex(address)) throw new Error('No permission')
  return { context, address }
}

/** One call that an app's key makes for an account. */
export type RedeemedCall = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }

/** A chain with a token, and apps' keys that use permissions on it. */
export function createPermissionScene() {
  const chain = createSmartChain()
  let token: Hex
  beforeAll(async () => {
    token = (await deployErc20(chain.url)).address
  })
  const transport = () => http(chain.url)
  const client = () => createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 })
  const createKey = async () => {
    const key = privateKeyToAccount(generatePrivateKey())
    await chain.fund(key.address)
    return key
  }
  return {
    chain,
    client,
    /** A key with coin for fees. */
    createKey,
    get token() {
      return token
    },
    /** A permission to call a function of the token. */
    callOf: (functionName: string, more: object = {}) => ({
      type: 'contract-call',
      data: { address: token, abi: erc20Abi, functions: [{ functionName, ...more }] },
    }),
    /** An app's key, and a frame whose account owns 10 ether. */
    open: async (params: SmartFrameParams = {}) => ({ key: await createKey(), ...(await chain.serveFunded(params)) }),
    /** Creates the account's contract. */
    create: async (frame: ServedFrame) =>
      waitForStatus(frame, (await frame.rpc('wallet_sendCalls', [{ calls: [{ to: FRIEND }] }])).payload),
    /** What the app's key does alone: it redeems the context for one call. Resolves to whether the chain carries it out. */
    async redeem(key: PrivateKeyAccount, context: Hex, { to, value = 0n, data = '0x' }: RedeemedCall) {
      const wallet = createWalletClient({ account: key, chain: mainnet, transport: transport() })
      const execution = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
      try {
        const hash = await wallet.writeContract({
          ...{ ...delegationManager, functionName: 'redeemDelegations' },
          args: [[context], [SINGLE], [execution]],
        })
        return (await client().waitForTransactionReceipt({ hash })).status === 'success'
      } catch {
        return false
      }
    },
  }
}

// @ts-check
/**
 * Deploys the contracts of smart accounts exactly as they are on public networks: the same bytes, through the same deployer, with the
 * same salts, so that each has its public address and code.
 *
 * In      the URL of a chain with the deterministic deployer, which anvil has from the start
 * Out     nothing; a second call changes nothing
 * Throws  Error when a contract is not at its public address afterwards
 * Source  ERC-4337; deployments of the MetaMask Delegation Framework 1.3.0
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import * as framework from '@metamask/delegation-abis/bytecode'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import { concat, encodeAbiParameters, numberToHex, pad, stringToHex } from 'viem'
import { rpcRequest } from './rpc.mjs'

/** @typedef {`0x${string}`} Hex */

const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const GAS = numberToHex(12_000_000n)
const POLL_MS = 20
const PAYER = pad('0xde', { size: 20 })
const ENTRY_POINT_SALT = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'
const FRAMEWORK_SALT = stringToHex('GATOR', { size: 32 })
const FRAMEWORK_OWNER = '0xB0403B32f54d0Bd752113f4009e8B534C6669f44'
/** A library that verifies passkeys, which the account contract is linked to. */
const LIBRARY = '0xCCD3B747F3DBd349fa3af4eBC7d0C31aE6f21dd1'
const PLACEHOLDER = /__\$[0-9a-f]{34}\$__/g
/** Before and after the hash of the sources that the compiler appends. It differs between the package and the public networks. */
const SOURCE_HASH = /(a2646970667358221220)[0-9a-f]{64}(64736f6c6343000817)(?![\s\S]*a2646970667358221220)/

/** Contracts that enforce limits of delegations, each with the hash of its sources on the public networks. */
const ENFORCERS = /** @type {const} */ ({
  AllowedCalldataEnforcer: '860b8be6a7e9f218173e7b97e4f7d5d6522ab0118af89a815fcf60520e952ed4',
  AllowedMethodsEnforcer: '9b5da9243dcd3815a06d34a51586ce02e6c67b993be22c2b463556cf3e0f77b4',
  AllowedTargetsEnforcer: 'c8822d4c7275ef8dedf0f20285c1cb5687e2081aef67716a170ae9a2f3de5001',
  LogicalOrWrapperEnforcer: 'c4522d0faef87ebb247a8bb5b367af27ccd45173d03aff5b5b7bf7b8e4a1be0c',
  MultiTokenPeriodEnforcer: '6b4a8ce69e59f7a9a87625264b1bf56abe17821e19463e4c4e98607ccaa25988',
  TimestampEnforcer: '937c24aea9e01f448cb62e2b3be0bdd7f808e5688cca18b12ff45cb1dabdc7b0',
  ValueLteEnforcer: 'aaa65c38bf913adb3b6476a0d2d501b6b9e881c6a33b33b16dd8081cbc1b61ce',
})

/** @type {typeof import('./chains.d.mts').accountContracts} */
export const accountContracts = readAddresses()

function readAddresses() {
  const { EntryPoint, DelegationManager, SimpleFactory, HybridDeleGatorImpl, EIP7702StatelessDeleGatorImpl } =
    DELEGATOR_CONTRACTS['1.3.0']?.[1] ?? {}
  if (!EntryPoint || !DelegationManager || !SimpleFactory || !HybridDeleGatorImpl || !EIP7702StatelessDeleGatorImpl)
    throw new Error('The package has no contracts of version 1.3.0')
  return {
    entryPoint: EntryPoint,
    delegationManager: DelegationManager,
    factory: SimpleFactory,
    hybridAccount: HybridDeleGatorImpl,
    upgradedAccount: EIP7702StatelessDeleGatorImpl,
  }
}

/** @type {typeof import('./chains.d.mts').deployAccountContracts} */
export async function deployAccountContracts(url) {
  await rpcRequest(url, 'anvil_setBalance', [PAYER, '0xde0b6b3a7640000'])
  await rpcRequest(url, 'anvil_impersonateAccount', [PAYER])
  const { entryPoint, delegationManager, factory, hybridAccount, upgradedAccount } = accountContracts
  const linked = /** @type {Hex} */ (framework.HybridDeleGator.replaceAll(PLACEHOLDER, LIBRARY.slice(2).toLowerCase()))
  /** @type {readonly (readonly [address: Hex, salt: Hex, code: Hex])[]} */
  const list = [
    [entryPoint, ENTRY_POINT_SALT, readEntryPoint()],
    [
      LIBRARY,
      pad('0x', { size: 32 }),
      withSource(framework.SCL_RIP7212, 'db42f6eb4dd2e44ebbcdfb0e0c9211fa08a46e54bcbeaa686b43ab15003964fe'),
    ],
    [
      delegationManager,
      FRAMEWORK_SALT,
      concat([
        withSource(framework.DelegationManager, 'c2284ea0163aafd9aee402e7645e9db93d0c27667921732dd0458883520a4752'),
        encodeAddresses(FRAMEWORK_OWNER),
      ]),
    ],
    [
      hybridAccount,
      FRAMEWORK_SALT,
      concat([
        withSource(linked, '0d163878bfa2b037deeac3ef528ca59754c074b28dca72539f88c3723e9e6192'),
        encodeAddresses(delegationManager, entryPoint),
      ]),
    ],
    [
      upgradedAccount,
      FRAMEWORK_SALT,
      concat([
        withSource(
          framework.EIP7702StatelessDeleGator,
          'd057b8f9a4d5cb46c51c1004ce8cae8dcd3c06323da26ccdfd3dd38584a43adb',
        ),
        encodeAddresses(delegationManager, entryPoint),
      ]),
    ],
    [
      factory,
      FRAMEWORK_SALT,
      withSource(framework.SimpleFactory, 'c5ebe4333fa061619df2864b76011685b4a25867b9958ff350b638fd1a460aaa'),
    ],
    ...listEnforcers(delegationManager),
  ]
  for (const [address, salt, code] of list) await deploy(url, { address, data: concat([salt, code]) })
}

/**
 * @param {Hex} delegationManager
 * @returns {(readonly [address: Hex, salt: Hex, code: Hex])[]}
 */
function listEnforcers(delegationManager) {
  return Object.entries(ENFORCERS).map(([name, source]) => {
    const address = DELEGATOR_CONTRACTS['1.3.0']?.[1]?.[name]
    const code = /** @type {Record<string, Hex>} */ ({ ...framework })[name]
    if (!address || !code) throw new Error(`The packages have no ${name} of version 1.3.0`)
    const isWrapper = name === 'LogicalOrWrapperEnforcer'
    return [
      address,
      FRAMEWORK_SALT,
      concat([withSource(code, source), ...(isWrapper ? [encodeAddresses(delegationManager)] : [])]),
    ]
  })
}

/**
 * @param {string} url
 * @param {{ address: Hex, data: Hex }} contract
 */
async function deploy(url, { address, data }) {
  const hasCode = async () => (await rpcRequest(url, 'eth_getCode', [address, 'latest'])) !== '0x'
  if (await hasCode()) return
  const hash = await rpcRequest(url, 'eth_sendTransaction', [{ from: PAYER, to: DEPLOYER, data, gas: GAS }])
  // By the receipt alone: a client that looks only once per block misses the last one, whose receipt may come after its number.
  while ((await rpcRequest(url, 'eth_getTransactionReceipt', [hash])) === null) await pause(POLL_MS)
  if (!(await hasCode())) throw new Error(`The contract of ${address} was deployed to another address`)
}

/**
 * @param {string} code
 * @param {string} hash
 * @returns {Hex}
 */
function withSource(code, hash) {
  return /** @type {Hex} */ (code.replace(SOURCE_HASH, `$1${hash}$2`))
}

/** @param {Hex[]} addresses */
function encodeAddresses(...addresses) {
  return encodeAbiParameters(
    addresses.map(() => ({ type: 'address' })),
    addresses,
  )
}

/** @returns {Hex} */
function readEntryPoint() {
  const file = createRequire(import.meta.url).resolve('@account-abstraction/contracts/artifacts/EntryPoint.json')
  return JSON.parse(readFileSync(file, 'utf8')).bytecode
}

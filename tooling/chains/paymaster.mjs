// @ts-check
/**
 * A paymaster for user operations: the verifying paymaster of the ERC-4337 reference contracts, and a service that signs for it.
 *
 * In      the URL of a chain with the contracts of `deployAccountContracts`
 * Out     the contract's address, the service's URL, its deposit, a stop function
 * Source  ERC-7677; `VerifyingPaymaster` of `@account-abstraction/contracts` 0.7.0, for the tests alone
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { concat, encodeAbiParameters, encodeDeployData, numberToHex, pad } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { accountContracts } from './account-contracts.mjs'
import { deployPaymaster } from './deploy-paymaster.mjs'

/** @typedef {`0x${string}`} Hex */

const VALIDITY_SEC = 600
const VALIDITY = [{ type: 'uint48' }, { type: 'uint48' }]
const STUB_SIGNATURE = concat([pad('0x1', { size: 32 }), pad('0x1', { size: 32 }), '0x1c'])
const VERIFICATION_GAS = numberToHex(100_000)
/** @type {typeof import('./chains.d.mts').startPaymaster} */
export async function startPaymaster(chainUrl) {
  const signer = privateKeyToAccount(generatePrivateKey())
  const { abi, bytecode } = readContract()
  const args = [accountContracts.entryPoint, signer.address]
  const { client, address, getDeposit } = await deployPaymaster(chainUrl, encodeDeployData({ abi, bytecode, args }))

  /** @param {any} request an operation in JSON-RPC form */
  async function sign(request) {
    const validity = encodeAbiParameters(VALIDITY, [Math.floor(Date.now() / 1000) + VALIDITY_SEC, 0])
    const operation = {
      ...request,
      ...{ paymaster: address, paymasterData: concat([validity, STUB_SIGNATURE]), signature: '0x' },
      ...Object.fromEntries(
        Object.entries(request)
          .filter(([name]) => /nonce|gas|fee/i.test(name))
          .map(([name, value]) => [name, BigInt(value)]),
      ),
    }
    const packed = toPackedUserOperation(operation)
    const [until] = [Number(BigInt(validity.slice(0, 66)))]
    const hash = await client.readContract({ address, abi, functionName: 'getHash', args: [packed, until, 0] })
    const signature = await signer.signMessage({ message: { raw: /** @type {Hex} */ (hash) } })
    return { paymaster: address, paymasterData: concat([validity, signature]) }
  }

  /** @param {string} method @param {any[]} params */
  async function respond(method, [operation]) {
    if (method === 'pm_getPaymasterData') return sign(operation)
    if (method !== 'pm_getPaymasterStubData') throw new Error('Unknown method')
    const paymasterData = concat([encodeAbiParameters(VALIDITY, [2 ** 48 - 1, 0]), STUB_SIGNATURE])
    return {
      ...{ paymaster: address, paymasterData, sponsor: { name: 'Test' } },
      ...{ paymasterVerificationGasLimit: VERIFICATION_GAS, paymasterPostOpGasLimit: '0x0' },
    }
  }

  const server = createServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method !== 'POST') return response.writeHead(204, headers).end()
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', async () => {
      const { id, method, params } = JSON.parse(body)
      const result = await respond(method, params).then(
        (value) => ({ result: value }),
        (error) => ({ error: { code: -32602, message: String(error.message) } }),
      )
      response
        .writeHead(200, { ...headers, 'content-type': 'application/json' })
        .end(JSON.stringify({ jsonrpc: '2.0', id, ...result }))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  server.unref()
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The paymaster’s service did not start')
  return {
    address,
    url: `http://127.0.0.1:${bound.port}`,
    getDeposit,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @returns {{ abi: import('viem').Abi, bytecode: Hex }} */
function readContract() {
  const file = createRequire(import.meta.url).resolve(
    '@account-abstraction/contracts/artifacts/VerifyingPaymaster.json',
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Conformance tests of the adapter contract for wallets in the page. An adapter package declares them with its own wallets:
 *
 *   describeAdapter({ name: 'evm', networks: [mainnet, sepolia], otherAddress, create })
 *
 * In      create  creates a new descriptor with its wallet, before every test
 *         tools   describe, test and expect; the running test runner's when absent
 * Source  spec R-ADPT-01 to 05, R-ADPT-22, R-ADPT-25, R-CONN-102, R-CONN-108
 */
import { extendNetwork } from '../core/state/extend-network.js'
import { createConformanceTests } from './conformance-tests.js'
import type { DescribeAdapterParams } from './conformance-wallet.js'
import { describeConnected } from './describe-connected.js'
import { describeConnecting } from './describe-connecting.js'
import { getTestTools, type TestTools } from './test-tools.js'

/** Call it at the top level of a test file. */
export function describeAdapter(
  {
    name,
    networks: inputs,
    otherAddress,
    create,
    hasNetworkEvents = true,
    promptsOnSwitch = true,
  }: DescribeAdapterParams,
  tools: TestTools = getTestTools(),
): void {
  const networks = inputs.map((input) => extendNetwork(input))
  const tests = createConformanceTests(tools, create, networks)
  tools.describe(`adapter contract: ${name}`, () => {
    describeConnecting(tests, networks)
    describeConnected(tests, { networks, otherAddress, hasNetworkEvents, promptsOnSwitch })
  })
}

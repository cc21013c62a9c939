export type { BuiltinWallet } from '../wallets/list/builtin-wallet.js'
export type { ConformanceSetup, ConformanceWallet, DescribeAdapterParams } from './conformance-wallet.js'
export { createTestKit, TEST_ENDPOINTS, type TestKit, type TestKitParams } from './create-test-kit.js'
export { describeAdapter } from './describe-adapter.js'
export { type DescribePairedAdapterParams, describePairedAdapter } from './describe-paired-adapter.js'
export { emitOutcomes } from './emit-outcomes.js'
export { createMemoryLog, type LogEntry, type MemoryLog } from './memory-log.js'
export { createMemoryStorage, type MemoryStorage } from './memory-storage.js'
export { type MockAdapterDescriptor, mockAdapter } from './mock-adapter.js'
export type { MockAdapterParams, MockCapability } from './mock-adapter-params.js'
export type { MockBatches } from './mock-batches.js'
export type { MockControls } from './mock-controls.js'
export { mockAccounts, mockConnectors } from './mock-data.js'
export {
  type MockApproval,
  type MockPairedSession,
  type MockPairedSessionParams,
  mockApproval,
  mockPairedSession,
  type PairedControls,
} from './mock-paired-session.js'
export type { MockProvider } from './mock-provider.js'
export {
  type MockOffer,
  type MockTransport,
  mockTransport,
  mockUri,
  type TransportControls,
} from './mock-transport.js'
export type { MockMethod, MockRequest, MockResponse, MockWallet } from './mock-wallet.js'
export { registerWallet } from './register-wallet.js'
export { createSandboxBackend, type SandboxBackend } from './sandbox-backend.js'
export type { LockableSandboxControls, SandboxControls, SandboxOptions } from './sandbox-options.js'
export type { PairedRequestLogEntry, SandboxPairing } from './sandbox-pairing.js'
export {
  createSandboxPermission,
  type SandboxPermission,
  type SandboxPermissionOptions,
} from './sandbox-permission.js'
export { createTestContext, type TestContext } from './test-context.js'
export type { Expectation, TestTools } from './test-tools.js'
export type { EventFault, ResponseFault, WalletFaults } from './wallet-faults.js'
export { WalletRpcError } from './wallet-rpc-error.js'

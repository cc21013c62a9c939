export type { EvmAdapter } from './adapter.js'
export { type EvmDescriptor, type EvmOptions, evm } from './evm.js'

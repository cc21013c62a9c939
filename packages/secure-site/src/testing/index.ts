export { type DescribeFrameStoreParams, describeFrameStore, type OpenedStore } from './describe-frame-store.js'
export type { Expectation, TestTools } from './test-tools.js'

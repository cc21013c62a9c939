export {
  createSandboxFrameServer,
  type SandboxFrameServer,
  type SandboxOptions,
} from './sandbox-frame-server.js'
export { createMemoryStore } from './store/memory-store.js'

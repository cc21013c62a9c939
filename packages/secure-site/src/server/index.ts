export { createCustodyCheck } from './farcaster/custody-on-chain.js'
export type { FarcasterOptions } from './farcaster/farcaster-options.js'
export { loadFiles } from './files/load-files.js'
export { createFrameServer, type FrameServer } from './frame-server.js'
export type { FrameFile, FrameMail, FrameNetwork, FrameProject, FrameServerOptions } from './frame-server-options.js'
export {
  createSandboxFrameServer,
  type SandboxFrameServer,
  type SandboxOptions,
} from './sandbox-frame-server.js'
export { type ServedFrame, serveFrame } from './serve-frame.js'
export { createSocialProvider } from './social/known-providers.js'
export type { SocialIdentity, SocialProvider } from './social/social-provider.js'
export type { FrameStore } from './store/frame-store.js'
export { createMemoryStore } from './store/memory-store.js'

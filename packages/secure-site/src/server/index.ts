export type { SocialProviderName } from '../host/session/frame-session.js'
export { type FrameMail, formatMail, type MailPurpose } from './email/frame-mail.js'
export { createMailSender, type MailSenderOptions, type MailTransport } from './email/mail-sender.js'
export { createCustodyCheck } from './farcaster/custody-on-chain.js'
export { createDirectCasts, type DirectCastOptions } from './farcaster/direct-casts.js'
export type { FarcasterOptions } from './farcaster/farcaster-options.js'
export { loadFiles } from './files/load-files.js'
export { createFrameServer, type FrameClient, type FrameServer } from './frame-server.js'
export type { FrameFile, FrameNetwork, FrameProject, FrameServerOptions, LoginPlace } from './frame-server-options.js'
export type { AuditEvent, AuditEventName } from './log/audit.js'
export { type ServedFrame, type ServedRequest, type ServeFrameOptions, serveFrame } from './serve-frame.js'
export { createSocialProvider } from './social/known-providers.js'
export type { SocialIdentity, SocialProvider } from './social/social-provider.js'
export type { FrameStore, FrameStoreOperations } from './store/frame-store.js'
export { createPGliteStore, type PGliteDatabase, type PGliteStoreOptions } from './store/pglite-store.js'
export {
  createPostgresStore,
  type PostgresConnection,
  type PostgresPool,
  type PostgresStoreOptions,
} from './store/postgres-store.js'
export { combineKeyWrappers, rewrapShares } from './vault/key-rotation.js'
export { createKeyWrapper, createWrappingKey, type KeyWrapper } from './vault/key-wrapper.js'
export { createKmsKeyWrapper, type KmsClient, type KmsKeyWrapperOptions } from './vault/kms-key-wrapper.js'
export type { ShareOptions } from './vault/share-store.js'

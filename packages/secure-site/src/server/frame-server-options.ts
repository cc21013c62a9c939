import type { SocialProviderName } from '../host/session/frame-session.js'
import type { FarcasterOptions } from './farcaster/farcaster-options.js'
import type { SocialProvider } from './social/social-provider.js'
import type { FrameStore } from './store/frame-store.js'

/** A network that the frame may ask; its name and coin where they are not widely known. */
export type FrameNetwork = {
  readonly caipNetworkId: string
  readonly rpcUrl: string
  readonly name?: string
  readonly coin?: { readonly symbol: string; readonly decimals: number }
}

/** A project: who may hold the frame, and which networks it knows there. */
export type FrameProject = {
  /** Origins or patterns: `https://app.example`, `https://*.app.example`, `http://localhost:*`. */
  readonly allowedOrigins: readonly string[]
  readonly networks: readonly FrameNetwork[]
}

/** A mail to a visitor: a code to be typed, or a link that confirms a device. */
export type FrameMail = {
  readonly to: string
  readonly code?: string
  readonly deviceLink?: string
}

/** A file of the frame. */
export type FrameFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

/** What a frame server is made of. */
export type FrameServerOptions = {
  /** Where the frame is reached, `https://frame.example`. Every address is built from it. */
  readonly origin: string
  readonly projects: ReadonlyMap<string, FrameProject>
  readonly sendMail: (mail: FrameMail) => Promise<void>
  /** A file of the built site, by its name: `v1.html`, `frame.js`, `shared.js`, `signer.js`, `frame.css`, `approval.html`. */
  readonly files: (name: string) => Promise<FrameFile | undefined>
  readonly socials?: Partial<Readonly<Record<SocialProviderName, SocialProvider>>>
  readonly farcaster?: FarcasterOptions
  /** In memory unless given. */
  readonly store?: FrameStore
  /** Epoch milliseconds. */
  readonly now?: () => number
  /** Whether a device that never logged in with an e-mail follows a link before it gets a code. */
  readonly confirmsDevices?: boolean
  /** Whether local and preview hosts may hold the frame of every project. */
  readonly isDevelopment?: boolean
  /** Asks login providers and Farcaster's relay. */
  readonly fetch?: (request: Request) => Promise<Response>
}

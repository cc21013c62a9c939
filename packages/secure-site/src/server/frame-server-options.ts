import type { SocialProviderName } from '../host/session/frame-session.js'
import type { FrameMail } from './email/frame-mail.js'
import type { FarcasterOptions } from './farcaster/farcaster-options.js'
import type { AuditEvent } from './log/audit.js'
import type { SocialProvider } from './social/social-provider.js'
import type { FrameStore } from './store/frame-store.js'
import type { ShareOptions } from './vault/share-store.js'

/**
 * A network that the frame may connect to. `name` and `coin` (native token) are needed for less known networks only.
 */
export type FrameNetwork = {
  readonly caipNetworkId: string
  readonly rpcUrl: string
  /**
   * A bundler (ERC-7769, EntryPoint 0.7). Users on a network with one have a smart account, on any other only the key's own address.
   */
  readonly bundlerUrl?: string
  /**
   * A paymaster service (ERC-7677, EntryPoint 0.7) that pays for user operations, on a network with a bundler. `context` goes to it with
   * each request; the page can read both.
   */
  readonly paymaster?: { readonly url: string; readonly context?: Readonly<Record<string, unknown>> }
  readonly name?: string
  readonly coin?: { readonly symbol: string; readonly decimals: number }
}

/** A project: the origins that may embed the frame, and its networks. */
export type FrameProject = {
  /** Origins or patterns: `https://app.example`, `https://*.app.example`, `http://localhost:*`. */
  readonly allowedOrigins: readonly string[]
  readonly networks: readonly FrameNetwork[]
}

/** A file of the frame, with its MIME type. */
export type FrameFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

/**
 * Where users log in. `window`: in a top-level window of this site, which the page cannot read or imitate: a code, a link or a handle
 * works only in the browser that began the login. `page`: in the page, which can then steal the login.
 */
export type LoginPlace = 'window' | 'page'

/** Options of a frame server. */
export type FrameServerOptions = {
  /** Where users log in. Without a default, because it decides whom they must trust. Holds for all projects: they share the accounts. */
  readonly login: LoginPlace
  /** Public origin of the frame, such as `https://frame.example`. The server builds every URL from it. */
  readonly origin: string
  readonly projects: ReadonlyMap<string, FrameProject>
  readonly sendMail: (mail: FrameMail) => Promise<void>
  /**
   * Returns a file of the built site by name: `v1.html`, `frame.js` and its parts, whose names end with a hash, `signer.js`,
   * `frame.css`, `approval.html`, `approval.js`, `login.html`, `login.js`, `link.html`, `link.js`,
   * `login-shared.js`, `login-keys.js`, `texts-ar.js`, `account.html`, `account.js`, `account.css`.
   */
  readonly files: (name: string) => Promise<FrameFile | undefined>
  readonly socials?: Partial<Readonly<Record<SocialProviderName, SocialProvider>>>
  readonly farcaster?: FarcasterOptions
  /** Accounts, logins, codes and sealed wallets. */
  readonly store: FrameStore
  /**
   * The shares that open wallets without their device: one of each service opens a wallet by email alone. Each service has its own
   * store and its own wrapping key. `auth.store` may be `store`; `vault.store` may not.
   */
  readonly shares: { readonly auth: ShareOptions; readonly vault: ShareOptions }
  /** Returns the time in epoch milliseconds. Defaults to `Date.now`. */
  readonly now?: () => number
  /** Whether a device that never logged in with an email must follow a link before it gets a code. Defaults to true. Always so with `login: 'window'`. */
  readonly confirmsDevices?: boolean
  /**
   * Time in ms before the server's shares open a wallet on a device that is new to it, and after a change of its email. Its user gets a
   * notice by email, can refuse the device meanwhile, and does not wait with a passkey or a recovery code. Defaults to 24 hours. With
   * `login: 'page'`, whose devices are the frames of each site, it holds after a change of the email only.
   */
  readonly escrowDelayMs?: number
  /**
   * Whether the shares that open a wallet by email are removed as soon as it has a recovery code, or a passkey that opens it. Then not even
   * you can open it. Defaults to false: its user decides. Needs `login: 'window'`.
   */
  readonly removesEscrow?: boolean
  /**
   * Whether a passkey of the user may approve a request in the frame, without a window. Defaults to false: the browser's dialog does not
   * say what is signed, so a page that hides the frame's card can win an approval of anything but a request with a warning. Needs
   * `login: 'window'`.
   */
  readonly passkeyApprovals?: boolean
  /** Whether local and preview hosts may embed the frame of every project. Defaults to false. */
  readonly isDevelopment?: boolean
  /**
   * Called with every error that becomes a response with a status from 500, and with the id of its request. Defaults to `console.error`.
   */
  readonly onError?: (error: unknown, request?: { readonly requestId?: string | undefined }) => void
  /** Called with each login, code, share and change of an account, done or refused: for an audit log. */
  readonly onAudit?: (event: AuditEvent) => void
  /** Sends requests to login providers and Farcaster's relay. Defaults to the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** Who a provider says the visitor is. */
export type SocialIdentity = {
  /** Unchanging and unique within the provider. */
  readonly subject: string
  /** Only one that the provider has checked. */
  readonly email?: string
  readonly userName?: string
}

/** A login provider over OAuth 2.0 with PKCE. */
export type SocialProvider = {
  readonly clientId: string
  /** A function where the secret is made anew for each use, as Apple's. */
  readonly clientSecret?: string | (() => Promise<string>)
  /** How the secret is told: in the body unless said otherwise. */
  readonly clientAuthentication?: 'body' | 'basic'
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly scope: string
  /** Besides those of the protocol: `response_mode` for instance. */
  readonly authorizeParams?: Readonly<Record<string, string>>
  /** Where the access token answers who it is; without it the id token does. */
  readonly userUrl?: string
  /** Reads that answer, or the claims of the id token; undefined when it names nobody. */
  readonly readIdentity: (answer: unknown) => SocialIdentity | undefined
}

/** A user's identity, as a login provider reports it. */
export type SocialIdentity = {
  /** Stable and unique within the provider. */
  readonly subject: string
  /** Set only when the provider has verified it. */
  readonly email?: string
  readonly userName?: string
}

/** A login provider over OAuth 2.0 with PKCE, for the server option `socials`. */
export type SocialProvider = {
  readonly clientId: string
  /** A function when the secret must be created for each use, as with Apple. */
  readonly clientSecret?: string | (() => Promise<string>)
  /** How the secret is sent. Defaults to `body`. */
  readonly clientAuthentication?: 'body' | 'basic'
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly scope: string
  /** Additional parameters of the authorization URL, such as `response_mode`. */
  readonly authorizeParams?: Readonly<Record<string, string>>
  /** Values of `iss` that an id token may have. Needed without `userUrl`. */
  readonly issuers?: readonly string[]
  /** Endpoint that returns the user for an access token. Without it, the id token identifies the user. */
  readonly userUrl?: string
  /** Parses the user endpoint's response, or the id token's claims. Returns undefined when there is no identity. */
  readonly readIdentity: (response: unknown) => SocialIdentity | undefined
}

import {
  createFrameServer,
  createKeyWrapper,
  createSocialProvider,
  type FrameStore,
  formatMail,
  loadFiles,
  serveFrame,
} from '@bowline/secure-site/server'

type SecureSiteOptions = {
  /** The built site, `dist/site` of the package. */
  readonly siteFolder: string
  readonly port: number
  readonly sendMail: (mail: { to: string; subject: string; text: string }) => Promise<void>
  /** Two databases that no one person can copy. */
  readonly stores: { readonly main: FrameStore; readonly vault: FrameStore }
  /** Texts of two key files, from `createWrappingKey()`. Neither is in a database or its backup. */
  readonly keyFiles: { readonly auth: string; readonly vault: string }
}

export async function serveSecureSite({ siteFolder, port, sendMail, stores, keyFiles }: SecureSiteOptions) {
  const server = createFrameServer({
    origin: 'https://wallet.example.org',
    login: 'window',
    projects: new Map([
      [
        'YOUR_PROJECT_ID',
        {
          allowedOrigins: ['https://app.example.org'],
          networks: [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://ethereum-rpc.publicnode.com' }],
        },
      ],
    ]),
    sendMail: (mail) => sendMail({ to: mail.to, ...formatMail(mail) }),
    store: stores.main,
    shares: {
      auth: { store: stores.main, wrapper: createKeyWrapper(keyFiles.auth) },
      vault: { store: stores.vault, wrapper: createKeyWrapper(keyFiles.vault) },
    },
    socials: { google: createSocialProvider('google', { clientId: 'YOUR_CLIENT_ID', clientSecret: 'YOUR_SECRET' }) },
    files: loadFiles(siteFolder),
  })
  return serveFrame(server, { port })
}

import { createFrameServer, createSocialProvider, loadFiles, serveFrame } from '@bowline/secure-site/server'

type Mail = { readonly to: string; readonly code?: string; readonly deviceLink?: string }

/** `siteFolder` contains the built site, `dist/site` of the package. */
export async function serveSecureSite(siteFolder: string, port: number, sendMail: (mail: Mail) => Promise<void>) {
  const server = createFrameServer({
    origin: 'https://wallet.example.org',
    projects: new Map([
      [
        'YOUR_PROJECT_ID',
        {
          allowedOrigins: ['https://app.example.org'],
          networks: [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://ethereum-rpc.publicnode.com' }],
        },
      ],
    ]),
    sendMail,
    socials: { google: createSocialProvider('google', { clientId: 'YOUR_CLIENT_ID', clientSecret: 'YOUR_SECRET' }) },
    files: loadFiles(siteFolder),
  })
  return serveFrame(server, { port })
}

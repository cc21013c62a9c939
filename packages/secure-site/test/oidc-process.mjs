// @ts-check
/**
 * An OpenID Connect provider in a process of its own: the certified package `oidc-provider`, with its development pages for login and
 * consent.
 *
 * In      argv: the redirect URI of its client `bowline`, whose secret is `secret`
 * Out     its issuer as a line; it ends with its standard input
 */
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const [redirectUri = ''] = process.argv.slice(2)
const server = createServer().listen(0, '127.0.0.1', () => {
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'bowline',
        client_secret: 'secret',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id}@mail.example`,
        email_verified: id !== 'eve',
        name: `Name of ${id}`,
      }),
    }),
  })
  server.on('request', provider.callback())
  process.stdout.write(`${issuer}\n`)
})
process.stdin.on('end', () => process.exit(0)).resume()

/**
 * Formats the sign-in part of the code.
 *
 * Out     imports, options   lines of `kit.ts`; none while sign-in is off
 *         the file of the app's server
 */
import type { FamilyName } from '../settings/families'
import { FAMILIES } from '../settings/families'
import type { Settings } from '../settings/settings'
import { SIGN_IN_STATEMENT, SIGN_IN_URL } from '../settings/sign-in'
import { writeValue } from './write-value'

/** Names of the verifiers that `kit.ts` imports for a family. */
export function verifiersOf({ signIn }: Pick<Settings, 'signIn'>, family: FamilyName): readonly string[] {
  return signIn === 'optional' || signIn === 'required' ? [`${family}Verifier`] : []
}

/** Lines of `kit.ts`. */
export function signInLines({ signIn }: Pick<Settings, 'signIn'>): {
  readonly imports: readonly string[]
  readonly options: readonly string[]
} {
  if (signIn === 'off') return { imports: [], options: [] }
  const name = signIn === 'server' ? 'createServerSignIn' : 'createLocalSignIn'
  const calls = FAMILIES.flatMap((family) => verifiersOf({ signIn }, family)).map((verifier) => `${verifier}()`)
  return {
    imports: [`import { ${name} } from '@bowline/kit-core/sign-in'`],
    options: [
      `  siwx: ${name}({`,
      ...(signIn === 'server' ? [`    url: ${writeValue(SIGN_IN_URL)},`] : []),
      `    statement: ${writeValue(SIGN_IN_STATEMENT)},`,
      ...(signIn === 'optional' ? ['    required: false,'] : []),
      ...(calls.length > 0 ? [`    verifiers: [${calls.join(', ')}],`] : []),
      '  }),',
    ],
  }
}

/** The server's part; `store` is the app's store for expiring values. */
export function signInServerFile(): string {
  return `import { evmVerifier } from '@bowline/adapter-evm'
import { createNonce, verifySignIn } from '@bowline/kit-core/server'
import { nonces, tokens } from './store'

const bearer = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? ''

export async function GET(request: Request, { params }: { params: Promise<{ step: string }> }) {
  if ((await params).step === 'nonce') {
    const nonce = createNonce()
    return Response.json({ nonce, token: nonces.put(nonce) })
  }
  const visitor = tokens.get(bearer(request))
  return visitor ? Response.json(visitor) : new Response(null, { status: 401 })
}

export async function POST(request: Request, { params }: { params: Promise<{ step: string }> }) {
  if ((await params).step === 'sign-out') {
    tokens.take(bearer(request))
    return Response.json({})
  }
  try {
    const { message, signature } = await request.json()
    const { accountAddress, chainId } = await verifySignIn({
      message,
      signature,
      domain: 'app.example',
      nonce: nonces.take(request.headers.get('x-nonce-token') ?? '') ?? '',
      verifiers: [evmVerifier()],
    })
    return Response.json({ token: tokens.put({ address: accountAddress, chainId }) })
  } catch {
    return new Response(null, { status: 401 })
  }
}
`
}

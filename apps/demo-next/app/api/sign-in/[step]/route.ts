/** The demo's sign-in server over HTTP, at the paths that `createServerSignIn` requests. */
import { readOwnHost } from '../../../../server/own-host'
import { signInServer } from '../../../../server/sign-in-server'

const MAX_BODY_LETTERS = 64 * 1024

type Context = { readonly params: Promise<{ readonly step: string }> }

/** `nonce` and `me`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { step } = await params
  if (step === 'nonce') return answer(signInServer.nonce())
  if (step !== 'me') return refusal(404)
  const visitor = signInServer.me(bearerOf(request))
  return visitor === undefined ? refusal(401) : answer(visitor)
}

/** `authenticate` and `sign-out`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { step } = await params
  if (step === 'sign-out') {
    signInServer.signOut(bearerOf(request))
    return answer({})
  }
  if (step !== 'authenticate') return refusal(404)
  const signed = readSigned(await request.text())
  const nonceToken = request.headers.get('x-nonce-token') ?? ''
  const domain = readOwnHost(request.headers.get('host'))
  const token = signed && domain && (await signInServer.authenticate({ ...signed, nonceToken, domain }))
  return token ? answer({ token }) : refusal(401)
}

function readSigned(text: string): { readonly message: string; readonly signature: string } | undefined {
  if (text.length > MAX_BODY_LETTERS) return undefined
  try {
    const { message, signature } = Object(JSON.parse(text))
    return typeof message === 'string' && typeof signature === 'string' ? { message, signature } : undefined
  } catch {
    return undefined
  }
}

const bearerOf = (request: Request) => request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

const refusal = (status: number) => new Response(null, { status })

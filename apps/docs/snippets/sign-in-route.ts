import { evmVerifier } from '@bowline/adapter-evm'
import { createNonce, InvalidSignInMessageError, verifySignIn } from '@bowline/kit-core/server'

/** Your server's store for expiring values; `take` gets one and deletes it. */
export type Store<Value> = {
  put: (value: Value) => Promise<string>
  get: (key: string) => Promise<Value | undefined>
  take: (key: string) => Promise<Value | undefined>
}

type Visitor = { address: string; chainId: string }

/** Handles requests below `/api/sign-in`, in any framework with `Request` and `Response`. */
export function createSignInRoutes(domain: string, nonces: Store<string>, visitors: Store<Visitor>) {
  const verifiers = [evmVerifier()]
  const bearer = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
  const refused = (message = '') => Response.json({ message }, { status: 401 })

  return {
    async nonce() {
      const nonce = createNonce()
      return Response.json({ nonce, token: await nonces.put(nonce) })
    },
    async authenticate(request: Request) {
      const nonce = await nonces.take(request.headers.get('x-nonce-token') ?? '')
      if (nonce === undefined) return refused()
      try {
        const { message, signature } = await request.json()
        const signed = await verifySignIn({ message, signature, domain, nonce, verifiers })
        const visitor = { address: signed.accountAddress, chainId: signed.chainId }
        return Response.json({ token: await visitors.put(visitor) })
      } catch (error) {
        // Which part of the message is wrong: the page can then ask users to check their clock.
        return refused(error instanceof InvalidSignInMessageError ? error.message : '')
      }
    },
    async me(request: Request) {
      const visitor = await visitors.get(bearer(request))
      return visitor ? Response.json(visitor) : refused()
    },
    async signOut(request: Request) {
      await visitors.take(bearer(request))
      return Response.json({})
    },
  }
}

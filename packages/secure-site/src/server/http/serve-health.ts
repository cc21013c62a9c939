import { apiHeaders } from '../files/security-headers.js'
import type { ServerDependencies } from '../server-dependencies.js'

/**
 * Serves `/health`, for a load balancer: 200 when the three stores respond, else 503. It says nothing about the reason, which goes to
 * `onError`.
 */
export async function serveHealth({ store, shares, onError }: ServerDependencies): Promise<Response> {
  const stores = [...new Set([store, shares.auth.store, shares.vault.store])]
  try {
    await Promise.all(stores.map((each) => each.get('health')))
    return new Response('{"status":"ok"}', { headers: apiHeaders() })
  } catch (error) {
    onError(error)
    return new Response('{"status":"unavailable"}', { status: 503, headers: apiHeaders() })
  }
}

/** Additional options of the kit: local services and relay, and the options that a run tests. */
import type { KitOptions } from '@bowline/kit-core'
import { parameter, RELAY, SERVICES } from '../page'

const prefetch = parameter('prefetch')

/** Without a parameter `prefetch` has the kit's default, as in the README. The kit itself rejects unknown values. */
export const tried: Pick<KitOptions, 'endpoints' | 'prefetch'> = {
  endpoints: { data: SERVICES, explorer: SERVICES, rpc: SERVICES, pay: SERVICES, relay: RELAY },
  ...(prefetch === undefined ? {} : { prefetch: prefetch as NonNullable<KitOptions['prefetch']> }),
}

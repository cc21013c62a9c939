/** The kit's options beside the README's: services and relay of this machine, and what a run wants tried. */
import type { KitOptions } from '@bowline/kit-core'
import { parameter, RELAY, SERVICES } from '../page'

const prefetch = parameter('prefetch')

/** Without a parameter `prefetch` is left to the kit, as in the README. The kit itself refuses a value it does not know. */
export const tried: Pick<KitOptions, 'endpoints' | 'prefetch'> = {
  endpoints: { data: SERVICES, explorer: SERVICES, rpc: SERVICES, pay: SERVICES, relay: RELAY },
  ...(prefetch === undefined ? {} : { prefetch: prefetch as NonNullable<KitOptions['prefetch']> }),
}

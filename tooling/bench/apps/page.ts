/** What every measured page is told by its address, and what it tells the bench. */
import { useEffect } from 'react'

const query = new URLSearchParams(location.search)

/** A search parameter of the page, or undefined. */
export const parameter = (name: string): string | undefined => query.get(name) ?? undefined

/** Where the services' fakes listen. */
export const SERVICES = parameter('services') ?? location.origin

/** Where wallets are paired. */
export const RELAY = parameter('relay') ?? 'ws://127.0.0.1:1'

/** The address of a chain's node. */
export const nodeOf = (chainId: number): string => `${SERVICES}/v1/?chainId=eip155:${chainId}`

/** Of no service: what stands for a project id where one has to have its length. */
export const PROJECT_ID = '00000000000000000000000000000000'

/** Marks the moment in which the app's own effects have run, the first time: every button of it answers. */
export function useReadyMark(): void {
  useEffect(() => {
    if (performance.getEntriesByName('app-ready').length === 0) performance.mark('app-ready')
  }, [])
}

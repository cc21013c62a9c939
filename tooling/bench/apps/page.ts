/** Input of every measured page from its URL, and its signals to the bench. */
import { useEffect } from 'react'

const query = new URLSearchParams(location.search)

/** A search parameter of the page, or undefined. */
export const parameter = (name: string): string | undefined => query.get(name) ?? undefined

/** URL of the mock services. */
export const SERVICES = parameter('services') ?? location.origin

/** URL of the pairing relay. */
export const RELAY = parameter('relay') ?? 'ws://127.0.0.1:1'

/** URL of a chain's node. */
export const nodeOf = (chainId: number): string => `${SERVICES}/v1/?chainId=eip155:${chainId}`

/** A placeholder project id, for libraries that check its length. */
export const PROJECT_ID = '00000000000000000000000000000000'

/** Marks the first moment when the app's own effects have run: all its buttons respond. */
export function useReadyMark(): void {
  useEffect(() => {
    if (performance.getEntriesByName('app-ready').length === 0) performance.mark('app-ready')
  }, [])
}

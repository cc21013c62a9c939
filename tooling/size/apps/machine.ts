/**
 * What the weighed pages are told by their address, so that a browser can visit them on a machine without a network, and
 * what they tell whoever drives it. The page with React alone has it too.
 */
import { useEffect } from 'react'

const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)

const services = query.get('services')
const relay = query.get('relay')

/** Options of the kit beside the README's: none unless the address names services. */
export const ofMachine =
  services === null || relay === null
    ? {}
    : { endpoints: { data: services, explorer: services, rpc: services, pay: services, secureSite: services, relay } }

/** Marks the moment in which the app's own effects have run. */
export function useReadyMark(): void {
  useEffect(() => {
    performance.mark('app-ready')
  }, [])
}

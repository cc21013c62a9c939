/** Announced wallets (EIP-6963), in announcement order. */
import { useEffect, useState } from 'react'

export type AnnouncedWallet = {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string }
  readonly provider: { request(call: { readonly method: string }): Promise<readonly string[]> }
}

export function useAnnouncedWallets(): readonly AnnouncedWallet[] {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([])
  useEffect(() => {
    const add = ({ detail }: CustomEvent<AnnouncedWallet>) =>
      setWallets((known) => (known.some(({ info }) => info.uuid === detail.info.uuid) ? known : [...known, detail]))
    window.addEventListener('eip6963:announceProvider', add)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return () => window.removeEventListener('eip6963:announceProvider', add)
  }, [])
  return wallets
}

declare global {
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<AnnouncedWallet>
  }
}

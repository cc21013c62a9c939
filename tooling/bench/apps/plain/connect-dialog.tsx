import { useEffect, useState } from 'react'
import { Directory } from './directory'
import type { AnnouncedWallet } from './use-announced-wallets'

/** Placeholder rows; with the two wallets of the bench as many as in the kit's first view. */
const OTHER_ROWS = ['WalletConnect']

export type ConnectDialogProps = {
  wallets: readonly AnnouncedWallet[]
  onPick: (wallet: AnnouncedWallet) => void
  onClose: () => void
}

export function ConnectDialog({ wallets, onPick, onClose }: ConnectDialogProps) {
  const [isAll, setIsAll] = useState(false)
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <div className="backdrop">
      <div role="dialog" aria-modal="true" aria-label="Connect a wallet" className="card">
        {isAll ? (
          <Directory />
        ) : (
          <ul>
            {wallets.map((wallet) => (
              <li key={wallet.info.uuid}>
                <button type="button" className="row" onClick={() => onPick(wallet)}>
                  <img src={wallet.info.icon} alt="" width={40} height={40} />
                  {wallet.info.name}
                </button>
              </li>
            ))}
            {OTHER_ROWS.map((name) => (
              <li key={name}>
                <button type="button" className="row">
                  {name}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className="row" onClick={() => setIsAll(true)}>
                All wallets
              </button>
            </li>
          </ul>
        )}
      </div>
    </div>
  )
}

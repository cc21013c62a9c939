import type { TransactionTransfer } from '@bowline/kit-core'
import { Icon } from '../../parts/icon.js'
import { SafeImage } from '../../parts/safe-image.js'

/** Pictures of what a row's transfers moved: one, a pair, or a mark where nothing was moved. */
export function TransferImages({ transfers }: { transfers: readonly TransactionTransfer[] }) {
  const [first, second] = transfers
  if (first === undefined) {
    return (
      <span className="bl:flex bl:size-10 bl:flex-none bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-muted">
        <Icon name="activity" />
      </span>
    )
  }
  if (second === undefined) return <TransferImage transfer={first} size="bl:size-10" />
  return (
    <span data-part="image-pair" className="bl:relative bl:block bl:size-10 bl:flex-none">
      <TransferImage transfer={first} size="bl:size-7" />
      <span className="bl:absolute bl:-end-0.5 bl:-bottom-0.5 bl:flex bl:rounded-image bl:bg-bg bl:p-0.5">
        <TransferImage transfer={second} size="bl:size-6" />
      </span>
    </span>
  )
}

function TransferImage({ transfer, size }: { transfer: TransactionTransfer; size: string }) {
  const { fungible_info: coins, nft_info: nft } = transfer
  return nft === undefined ? (
    <SafeImage src={coins?.icon?.url} name={coins?.symbol ?? ''} className={`${size} bl:rounded-full`} />
  ) : (
    <SafeImage src={nft.content?.preview?.url} name={nft.name} className={`${size} bl:rounded-image`} />
  )
}

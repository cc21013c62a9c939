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
  if (second === undefined) return <TransferImage transfer={first} className="bl:size-10" />
  return (
    <span data-part="image-pair" className="bl:flex bl:size-10 bl:flex-none">
      <TransferImage transfer={first} className="bl:size-7" />
      <TransferImage
        transfer={second}
        className="bl:-ms-3 bl:size-6 bl:self-end bl:[box-shadow:0_0_0_2px_var(--bl-bg)]"
      />
    </span>
  )
}

function TransferImage({ transfer, className }: { transfer: TransactionTransfer; className: string }) {
  const { fungible_info: coins, nft_info: nft } = transfer
  return nft === undefined ? (
    <SafeImage src={coins?.icon?.url} name={coins?.symbol ?? ''} className={`${className} bl:rounded-full`} />
  ) : (
    <SafeImage src={nft.content?.preview?.url} name={nft.name} className={`${className} bl:rounded-image`} />
  )
}

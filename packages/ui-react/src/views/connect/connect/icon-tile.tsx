import { Icon, type IconName } from '../../../components/icon.js'

/** One of the kit's icons in a square tile, as large as a wallet icon in a row. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-image bl:bg-surface-hover bl:text-muted">
      <Icon name={name} className="bl:size-6" />
    </span>
  )
}

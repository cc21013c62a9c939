import { Icon, type IconName } from './icon.js'

/** One of the kit's icons in a circle, as large as a wallet icon or a network icon in a row. */
export function IconDisc({ name }: { name: IconName }) {
  return (
    <span
      data-part="icon-disc"
      className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-muted"
    >
      <Icon name={name} />
    </span>
  )
}

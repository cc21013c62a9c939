import { Icon, type IconName } from './icon.js'

/** A picture of the kit's own in a round box, in the measures of a wallet's or a network's. */
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

import type { ComponentType } from 'react'

/** What an Avatar slot is given. */
export type AvatarSlotProps = { address: string; className: string }

/** Components of the host's own in places of the kit. */
export type Slots = {
  /** An account's picture, square or round, filling the given classes. */
  readonly Avatar?: ComponentType<AvatarSlotProps> | undefined
  /** The app's mark, above the wallets of the Connect view. */
  readonly Logo?: ComponentType | undefined
}

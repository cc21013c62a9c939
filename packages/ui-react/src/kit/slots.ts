import type { ComponentType } from 'react'

/** Props of the `Avatar` slot. */
export type AvatarSlotProps = { address: string; className: string }

/** The app's own components that replace parts of the kit's UI. */
export type Slots = {
  /** Avatar of an account, square or round, that fills the given classes. */
  readonly Avatar?: ComponentType<AvatarSlotProps> | undefined
  /** Logo of the app, shown above the wallets in the Connect view. */
  readonly Logo?: ComponentType | undefined
}

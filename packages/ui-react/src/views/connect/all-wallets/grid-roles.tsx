import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** ARIA grid of the wallet buttons in AllWallets. Not a table, because a table cannot virtualize its rows. */
export const Grid = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Grid(props, ref) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  return <div {...props} ref={ref} role="grid" />
})

/** Row of a `Grid`. */
export function GridRow(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
  return <div {...props} role="row" />
}

/** Cell of a `GridRow`. It contains one button. */
export function GridCell(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
  return <div {...props} role="gridcell" />
}

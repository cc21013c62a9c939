import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Grid of buttons. Uses ARIA roles instead of a table, because a table cannot virtualize its rows. */
export const Grid = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Grid(props, ref) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  return <div {...props} ref={ref} role="grid" />
})

/** Row of the grid. */
export function GridRow(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
  return <div {...props} role="row" />
}

/** Cell of a row. It contains one button. */
export function GridCell(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its rows are positioned individually, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
  return <div {...props} role="gridcell" />
}

import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** A grid of buttons: a table element cannot be drawn line by line, so its roles stand on boxes. */
export const Grid = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Grid(props, ref) {
  // biome-ignore lint/a11y/useSemanticElements: its lines are placed one by one, which a table does not allow
  return <div {...props} ref={ref} role="grid" />
})

/** A line of a grid. */
export function GridLine(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its lines are placed one by one, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
  return <div {...props} role="row" />
}

/** A place of a line. It holds one button. */
export function GridCell(props: ComponentPropsWithoutRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: its lines are placed one by one, which a table does not allow
  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
  return <div {...props} role="gridcell" />
}

/**
 * One row per icon: its keys, separated by spaces; the loader of its drawing, or the background color of an initial; and whether
 * the drawing is a shape in the text color.
 */
export type IconTable = readonly (readonly [keys: string, icon: IconLoader | string, isShape?: boolean])[]

/** Loads the drawing of an icon. */
export type IconLoader = () => Promise<{ readonly drawing: string }>

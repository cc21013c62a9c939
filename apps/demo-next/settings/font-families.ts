import type { Settings } from './settings'

/** Values of `--bl-font-family`; undefined for the page's own font. */
export const FONT_FAMILIES: Readonly<Record<Settings['font'], string | undefined>> = {
  page: undefined,
  serif: 'Charter, "Bitstream Charter", Cambria, Georgia, serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", "Arial Rounded MT Bold", Nunito, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
}

import type { Settings } from './settings'

/** Value of `--bl-font-family` for each font setting; undefined for `page`, the page's own font. */
export const FONT_FAMILIES: Readonly<Record<Settings['font'], string | undefined>> = {
  page: undefined,
  serif: 'Charter, "Bitstream Charter", Cambria, Georgia, serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", "Arial Rounded MT Bold", Nunito, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
}

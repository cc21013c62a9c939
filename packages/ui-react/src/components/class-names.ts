/** Joins the classes that apply, in order. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
}

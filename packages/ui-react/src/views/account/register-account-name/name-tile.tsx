/** The `@` sign in a tile: icon of the name row in AccountSettings. */
export function NameTile() {
  return (
    <span
      aria-hidden="true"
      className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-image bl:bg-surface-hover bl:text-20 bl:text-muted"
    >
      @
    </span>
  )
}

/** The 404 page. Its style is in the global sheet: a separate sheet would be preloaded by every page. */
export default function NotFound() {
  return (
    <main className="not-found" data-site="">
      <h1>No such page</h1>
      <p>
        <a href="/">Go to the playground</a>
      </p>
    </main>
  )
}

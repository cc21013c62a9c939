import styles from '../lab/plain-page.module.css'

/** The 404 page. */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <h1>No such page</h1>
      <p>
        <a href="/">Back to the playground</a>
      </p>
    </main>
  )
}

import { ArticleForm } from './ArticleForm'

/** A page of the server: only the form in it goes to the browser as code. */
export default function Page() {
  return (
    <main>
      <h1>Artikel bearbeiten</h1>
      <ArticleForm />
    </main>
  )
}

import { ArticleForm } from './ArticleForm'

/** Server component: only the form in it is sent to the browser as code. */
export default function Page() {
  return (
    <main>
      <h1>Artikel bearbeiten</h1>
      <ArticleForm />
    </main>
  )
}

import { foyer } from '@foyer/widgets'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ArticleForm } from './ArticleForm'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
createRoot(document.getElementById('page')).render(
  <StrictMode>
    <ArticleForm />
  </StrictMode>,
)

import { foyer } from '@foyer/widgets'
import { createRoot } from 'react-dom/client'
import { ArticlePage } from './ArticlePage'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
createRoot(document.getElementById('page')).render(<ArticlePage />)

import { foyer } from '@foyer/widgets'
import '@foyer/widgets/elements'
import { mount } from 'svelte'
import ArticleForm from './ArticleForm.svelte'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
mount(ArticleForm, { target: document.getElementById('page') })

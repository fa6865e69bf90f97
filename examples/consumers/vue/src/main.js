import { foyer } from '@foyer/widgets'
import '@foyer/widgets/elements'
import { createApp } from 'vue'
import ArticleForm from './ArticleForm.vue'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
createApp(ArticleForm).mount('#page')

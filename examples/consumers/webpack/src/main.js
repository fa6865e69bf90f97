import { foyer } from '@foyer/widgets'

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
document.querySelector('button').addEventListener('click', () => {
  foyer.pix.select(selection => {
    document.querySelector('output').textContent = [selection].flat()[0].Title
  })
})

const { foyer } = globalThis

foyer.configure({ language: 'de_DE', auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 } })
async function choosePicture() {
  const picture = await foyer.pix.select().result
  if (picture) document.querySelector('output').textContent = [picture].flat()[0].Title
}
document.querySelector('button').addEventListener('click', () => void choosePicture())
